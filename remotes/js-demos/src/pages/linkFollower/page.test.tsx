import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installReducedMotion } from '../../demo-testing/reducedMotion';
import { renderDemo } from '../../demo-testing/renderDemo';
import { LINGER_MS } from './createFollower';
import { installFakeLayout } from './follow-testing/fakeLayout';
import LinkFollowerPage from './page';
import { GLOSSARY } from './words';

let layout: ReturnType<typeof installFakeLayout>;

beforeEach(() => {
  layout = installFakeLayout();
});
afterEach(() => layout.restore());

const open = (address?: string) => renderDemo('linkFollower', LinkFollowerPage, { address });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const toTransform = (target: HTMLElement) =>
  layout.rectsOf(target).map(({ left, top }) => `translate(${left}px, ${top}px)`);
/** The positions of the frames. */
const frames = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    .map(({ style }) => style.transform)
    .filter((transform) => transform.startsWith('translate('));
const box = (group: string) => within(screen.getByRole('group', { name: group }));

test('links every word in the text to the glossary and back', async () => {
  await open();

  for (const { id, name } of GLOSSARY) {
    const uses = document.querySelectorAll(`a[href="#term-${id}"]`);
    expect(uses).toHaveLength(1);
    expect(document.getElementById(`term-${id}`)).toHaveTextContent(name);
    expect(document.getElementById(`term-${id}`)?.querySelector('a')).not.toBeNull();
  }
});

test('starts at the first section, which is the current one', async () => {
  await open();

  expect(link('Letters')).toHaveAttribute('aria-current', 'location');
  expect(frames()).toEqual(expect.arrayContaining(toTransform(link('Letters'))));
});

test('starts at the word in the address', async () => {
  await open('#term-rag');

  expect(link('Glossary')).toHaveAttribute('aria-current', 'location');
  expect(link('Letters')).not.toHaveAttribute('aria-current');
  expect(frames()).toEqual(expect.arrayContaining(toTransform(link(/^rag on the other/))));
});

test('follows the pointer with one frame per line, and marks the rulers', async () => {
  const { user } = await open();
  await user.hover(link('kerning'));
  expect(frames()).toEqual(expect.arrayContaining(toTransform(link('kerning'))));

  await user.hover(link(/^rag on the other/));
  expect(toTransform(link(/^rag on the other/))).toHaveLength(2);
  expect(frames()).toEqual(expect.arrayContaining(toTransform(link(/^rag on the other/))));
  expect(screen.getByText('300')).toBeInTheDocument();
  expect(screen.getByText('45')).toBeInTheDocument();
});

test('follows the Tab key', async () => {
  const { user } = await open();
  act(() => link('Glossary').focus());
  await user.tab();

  expect(link('baseline')).toHaveFocus();
  expect(frames()).toEqual(expect.arrayContaining(toTransform(link('baseline'))));
});

test('a followed link becomes the current one, by click or tap', async () => {
  const { user } = await open();
  await user.click(link('leading'));
  expect(link('leading')).toHaveAttribute('aria-current', 'location');

  await user.pointer({ keys: '[TouchA]', target: link('grid') });
  expect(link('grid')).toHaveAttribute('aria-current', 'location');
  expect(link('leading')).not.toHaveAttribute('aria-current');
});

test('does not change the current link when another opens in a new tab', async () => {
  await open();
  // jsdom would follow the link here, whatever the modifier keys.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link('leading'), { ctrlKey: true });

  expect(link('leading')).not.toHaveAttribute('aria-current');
});

test('returns to the current link when the pointer has left', async () => {
  const { user } = await open('#term-grid');
  await user.hover(link('margin'));
  await user.unhover(link('margin'));

  await waitFor(() => expect(frames()).toEqual(expect.arrayContaining(toTransform(link('grid')))), {
    timeout: LINGER_MS * 5,
  });
  expect(frames()).not.toEqual(expect.arrayContaining(toTransform(link('margin'))));
});

test('stays on its link when the text width changes', async () => {
  await open('#term-grid');
  fireEvent.change(screen.getByRole('slider', { name: 'Text width' }), { target: { value: '50' } });
  act(() => layout.rewrap(90));

  expect(frames()).toEqual(expect.arrayContaining(toTransform(link('grid'))));
});

test('is decoration only: hidden from assistive technology and removed when switched off', async () => {
  const { user } = await open('#term-grid');
  expect(frames().length).toBeGreaterThan(0);

  await user.click(screen.getByRole('radio', { name: 'Nothing: there is no frame' }));
  expect(frames()).toEqual([]);
  expect(layout.observers.size).toBe(0);
});

test('offers CSS anchors only if the browser has them', async () => {
  await open();

  expect(screen.getByRole('radio', { name: 'An anchor in CSS (not in this browser)' })).toBeDisabled();
});

test('jumps under reduced motion, even if that changes during the visit', async () => {
  const preference = installReducedMotion(false);
  const { user } = await open();
  expect(screen.queryByText('The frame does not glide')).toBeNull();

  preference.change(true);
  expect(screen.getByText('The frame does not glide')).toBeInTheDocument();
  await user.hover(link('kerning'));
  expect(frames()).toEqual(expect.arrayContaining(toTransform(link('kerning'))));
});

test.each([
  ['idle', 'The frame does not glide', true],
  ['unsupported', 'There is no frame in this browser', false],
])('shows the state %s on demand, and links stay links', async (state, title, hasFrames) => {
  const { user } = await open(`?state=${state}`);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(frames().length > 0).toBe(hasFrames);
  await user.click(link('margin'));
  expect(link('margin')).toHaveAttribute('aria-current', 'location');

  await user.click(screen.getByRole('button', { name: /^Actual state/ }));
  expect(screen.queryByText(title)).toBeNull();
  expect(frames().length).toBeGreaterThan(0);
});

test('jumps in the museum too under reduced motion', async () => {
  const animate = jest.fn(() => ({ playState: 'finished', cancel() {} }));
  Object.assign(Element.prototype, { animate });
  installReducedMotion(true);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  const fixed = box('Fixed');
  await user.click(fixed.getByRole('button', { name: 'Point at the last link and leave' }));
  Reflect.deleteProperty(Element.prototype, 'animate');

  expect(frames()).toEqual(
    expect.arrayContaining(toTransform(fixed.getByRole('link', { name: 'Optical sizes' }))),
  );
  expect(animate).not.toHaveBeenCalled();
});

test('replays the frame that stays behind beside the one that returns', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  const fixed = box('Fixed');
  const visit = { name: 'Point at the last link and leave' };
  await user.click(box('Classic').getByRole('button', visit));
  await user.click(fixed.getByRole('button', visit));

  expect(screen.getByRole('group', { name: 'Classic' }).querySelector('[aria-hidden="true"]')).not.toBeNull();
  expect(frames()).toEqual(
    expect.arrayContaining(toTransform(fixed.getByRole('link', { name: 'Optical sizes' }))),
  );
  await waitFor(() =>
    expect(frames()).toEqual(
      expect.arrayContaining(toTransform(fixed.getByRole('link', { name: 'Weights' }))),
    ),
  );
});
