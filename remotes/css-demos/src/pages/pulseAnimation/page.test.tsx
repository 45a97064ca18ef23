import { renderPage } from '@portfolio/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readEffect } from '../../custom-properties/customProperty';
import PulseAnimationPage from './page';
import source from './pulseAnimation.css?region=effect';

function renderPulse() {
  const { container } = renderPage(PulseAnimationPage, { title: 'Pulse animation' });
  return [...container.querySelectorAll('.pulseAnimation')] as HTMLElement[];
}

/** The rule with the current values, shown above the whole effect. */
function getRule() {
  return screen.getAllByText(/^\.pulseAnimation \{/)[0]?.textContent ?? '';
}

test('the first render sets no inline property: they are all in the style sheet', () => {
  for (const pulse of renderPulse()) expect(pulse).not.toHaveAttribute('style');
});

test('a slider changes its property on the badge and in the rule', () => {
  const [main] = renderPulse();
  fireEvent.change(screen.getByRole('slider', { name: 'Duration of one ring' }), {
    target: { value: '3600' },
  });
  expect(main?.style.getPropertyValue('--pulse-duration')).toBe('3600ms');
  expect(getRule()).toContain('--pulse-duration: 3600ms;');
});

test('a select changes its property', async () => {
  const [main] = renderPulse();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Easing' }), 'Even');
  expect(main?.style.getPropertyValue('--pulse-easing')).toBe('linear');
});

test('reset restores every property of the style sheet', async () => {
  const [main] = renderPulse();
  const reset = screen.getByRole('button', { name: 'Reset the properties' });
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(screen.getByRole('slider', { name: 'Size' }), { target: { value: '48' } });
  await userEvent.click(reset);
  expect(main?.style).toHaveLength(0);
  expect(getRule()).toContain('--pulse-size: 88px;');
});

test('pause stops every badge on the page', async () => {
  const pulses = renderPulse();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pause the animation' }));
  for (const pulse of pulses) expect(pulse).toHaveAttribute('data-paused');
});

test('the still state can be shown without changing the device’s settings', async () => {
  const pulses = renderPulse();
  await userEvent.click(
    within(screen.getByRole('group', { name: /Motion/ })).getByLabelText('Without motion'),
  );
  for (const pulse of pulses) expect(pulse).toHaveAttribute('data-still');
});

test('explains to visitors with reduced motion why the badges are still', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
  renderPulse();
  expect(screen.getByText('Your device asks for less motion, so the badges are still.')).toBeInTheDocument();
});

describe('Copy as CSS', () => {
  test('copies the rule with the current values and the whole effect', async () => {
    const user = userEvent.setup();
    renderPulse();
    fireEvent.change(screen.getByRole('slider', { name: 'Line width' }), { target: { value: '5' } });
    await user.click(screen.getByRole('button', { name: 'Copy as CSS' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('--pulse-width: 5px;');
    expect(copied).toContain(readEffect(source.text).rest);
    expect(screen.getByRole('status')).toHaveTextContent('The CSS is on the clipboard.');
  });

  test('selects the text if the browser refuses to copy', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    renderPulse();
    await user.click(screen.getByRole('button', { name: 'Copy as CSS' }));
    expect(screen.getByRole('status')).toHaveTextContent('The text is selected');
    expect(String(window.getSelection())).toContain(readEffect(source.text).rest);
  });
});
