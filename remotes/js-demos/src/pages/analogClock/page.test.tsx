import { act, screen, waitFor, within } from '@testing-library/react';
import { renderDemo } from '../../demo-testing/renderDemo';
import { writeEnvelope } from '../../portable/envelope';
import { toLinkHash } from '../../portable/link';
import { findStorage, readStored } from '../../portable/storedValue';
import { CLOCK_SET, DEFAULT_SET } from './clockSet';
import AnalogClockPage from './page';

const NOW = Date.UTC(2026, 0, 14, 9, 24, 37, 500);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

/** Opens the page and lets its clocks start. */
async function open(address?: string) {
  const page = await renderDemo('analogClock', AnalogClockPage, {
    address,
    advanceTimers: (delayMs) => void jest.advanceTimersByTime(delayMs),
  });
  act(() => jest.advanceTimersByTime(0));
  return page;
}
const wall = () => within(screen.getByRole('list', { name: 'Clocks for other places' }));
const timeOf = (place: string) =>
  wall().getByRole('heading', { name: place }).parentElement?.querySelector('time')?.textContent;
const field = () => screen.getByLabelText('City or time zone');

test('shows half-hour and three-quarter-hour zones, the difference and summer time', async () => {
  await open();

  expect(timeOf('Kolkata')).toBe('14:54:37');
  expect(timeOf('Kathmandu')).toBe('15:09:37');
  expect(wall().getByText('UTC+10:30, summer time')).toBeInTheDocument();
  expect(wall().getByText('UTC−05:00, standard time')).toBeInTheDocument();
});

test('ticks with the second without being a live region', async () => {
  await open();
  act(() => jest.advanceTimersByTime(500));

  expect(timeOf('Kathmandu')).toBe('15:09:38');
  const time = wall().getByText('15:09:38');
  expect(time).toHaveAttribute('datetime', '2026-01-14T15:09:38+05:45');
  expect(time.closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
});

test('says the time in words on request', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Say the time in Kathmandu' }));

  expect(screen.getByRole('status')).toHaveTextContent(
    /^Kathmandu: 15:09:\d\d, Wednesday 14 January, UTC\+05:45\.$/,
  );
});

test('switches to twelve hours', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: '12 hours' }));

  expect(timeOf('Kathmandu')).toMatch(/^3:09:\d\d pm$/);
});

test('looks ahead and returns', async () => {
  const { user } = await open();
  act(() => screen.getByRole('slider', { name: 'Look ahead or back' }).focus());
  // jsdom does not move sliders by keyboard; the browser test covers that.
  await act(async () => {
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Look ahead or back' });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '90');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(timeOf('Kathmandu')).toMatch(/^16:39:/);

  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(screen.getByRole('status')).toHaveTextContent('The clocks show the present time.');
  expect(timeOf('Kathmandu')).toMatch(/^15:09:/);
});

test('adds a clock by city and removes it, with the focus in the field', async () => {
  const { user } = await open();
  await user.type(field(), 'Lisbon{Enter}');
  expect(timeOf('Lisbon')).toMatch(/^09:24:/);

  await user.click(screen.getByRole('button', { name: 'Take down Lisbon' }));
  expect(wall().queryByRole('heading', { name: 'Lisbon' })).toBeNull();
  expect(field()).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(wall().getByRole('heading', { name: 'Lisbon' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Lisbon is on the wall.');

  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(screen.getByRole('status')).toHaveTextContent('Lisbon has been taken down.');
});

test('suggests every zone in the field, but makes the hundreds of options only once it is used', async () => {
  const { user } = await open();
  const countSuggestions = () =>
    field().getAttribute('list') && document.querySelectorAll('datalist option').length;
  expect(countSuggestions()).toBe(0);

  await user.click(field());
  expect(countSuggestions()).toBeGreaterThan(300);
});

test('reports an unknown zone at the field, and clears that when it is corrected', async () => {
  const { user } = await open();
  await user.type(field(), 'Mars/Olympus{Enter}');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/“Mars\/Olympus” is not a time zone this browser knows/);

  await user.type(field(), 'x');
  expect(field()).toBeValid();
});

test('announces an unknown zone if the focus is in the field already', async () => {
  const { user } = await open();
  await user.type(field(), 'Atlantis{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('“Atlantis” is not a time zone this browser knows.');

  await user.type(field(), '{Control>}a{/Control}Lisbon{Enter}');
  await user.click(screen.getByRole('button', { name: 'Put up a clock' }));
  expect(field()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Lisbon is on the wall.');
});

test('asks for a city if the field is empty', async () => {
  const { user } = await open();
  await user.type(field(), ' {Enter}');
  expect(field()).toHaveAccessibleDescription(/Enter a city, such as Lisbon/);
});

test('opens the clocks of a link and of a file', async () => {
  const { user } = await open(toLinkHash(CLOCK_SET, { ...DEFAULT_SET, zones: ['Asia/Tokyo'] }) ?? '');
  expect(wall().getAllByRole('heading')).toHaveLength(1);

  const text = writeEnvelope(CLOCK_SET, { ...DEFAULT_SET, zones: ['UTC', 'Europe/Kyiv'] });
  await user.upload(screen.getByLabelText('File with a clock set'), new File([text], 'wall.json'));
  await waitFor(() => expect(wall().getByRole('heading', { name: 'Kyiv' })).toBeInTheDocument());
});

test('brings the stored clocks back by undo after a link was opened', async () => {
  localStorage.setItem(
    'js-demos:clock-set',
    writeEnvelope(CLOCK_SET, { ...DEFAULT_SET, zones: ['Europe/Kyiv'] }),
  );
  const { user } = await open(toLinkHash(CLOCK_SET, { ...DEFAULT_SET, zones: ['Asia/Tokyo'] }) ?? '');
  expect(wall().getByRole('heading')).toHaveTextContent('Tokyo');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(wall().getByRole('heading')).toHaveTextContent('Kyiv');
});

test('refuses a file of another demo and keeps the clocks', async () => {
  const { user } = await open();
  const text = JSON.stringify({ format: 'portfolio-creation', kind: 'drum-loop', version: 1, data: {} });
  await user.upload(screen.getByLabelText('File with a clock set'), new File([text], 'loop.json'));

  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Not done: The file is a “drum-loop” file, but this page opens “clock-set” files. Your clock set has not changed.',
    ),
  );
  expect(wall().getAllByRole('heading')).toHaveLength(4);
});

test('replays the hand that sweeps back beside the fixed one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  const travels: Record<string, string[]> = { Classic: [], Fixed: [] };
  for (const button of screen.getAllByRole('button', { name: 'Run past the full minute' }))
    await user.click(button);
  for (let step = 0; step < 6; step += 1) {
    act(() => jest.advanceTimersByTime(700));
    for (const name of ['Classic', 'Fixed']) {
      travels[name]?.push(within(screen.getByRole('group', { name })).getByText(/wards$/).textContent ?? '');
    }
  }

  expect(travels.Classic).toContain('backwards');
  expect(travels.Fixed).not.toContain('backwards');
});

test('adds to the clocks that another tab has put up, and undoes those too', async () => {
  const { user } = await open();
  const newValue = writeEnvelope(CLOCK_SET, { ...DEFAULT_SET, zones: ['Asia/Tokyo'] });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'js-demos:clock-set', newValue })));
  await user.type(field(), 'Lisbon{Enter}');
  expect(readStored(CLOCK_SET, findStorage)?.zones).toEqual(['Asia/Tokyo', 'Europe/Lisbon']);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(wall().getByRole('heading', { name: 'Kolkata' })).toBeInTheDocument();
});
