import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderDemo } from '../../demo-testing/renderDemo';
import { renderHideable } from '../../demo-testing/renderHideable';
import { installVisibility } from '../../demo-testing/visibility';
import { createFakeGeo, positionOf } from './geo-testing/fakeGeo';
import GeoLocationPage from './page';

let fake = createFakeGeo();
let permission: EventTarget & { state: string } = Object.assign(new EventTarget(), { state: 'prompt' });

beforeEach(() => {
  fake = createFakeGeo();
  permission = Object.assign(new EventTarget(), { state: 'prompt' });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: fake.geo });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: () => Promise.resolve(permission) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
  jest.useRealTimers();
});

type Options = Parameters<typeof renderDemo>[2];
const open = (options?: Options) => renderDemo('geoLocation', GeoLocationPage, options);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const find = (...position: Parameters<typeof positionOf>) =>
  act(() => fake.watches[fake.watches.length - 1]?.find(positionOf(...position)));
const demo = () => screen.getByRole('region', { name: 'Geolocation, the demo' });
const compass = () => screen.getByRole('img', { name: /^Compass/ });
const needle = () => compass().querySelector<SVGGElement>('g');

test('does not ask for the position on arrival', async () => {
  await open();

  expect(fake.watches).toHaveLength(0);
  expect(compass()).toHaveAccessibleName('Compass. Heading: unknown');
  expect(within(demo()).getByText('Unknown')).toBeInTheDocument();
});

test('draws the whole circle of uncertainty, however large', async () => {
  const { user } = await open();
  await user.click(button('Find my position'));
  find({ accuracy: 1000 });

  const circle = screen.getByRole('img', { name: /^The route so far/ }).querySelector('circle');
  expect(circle).toHaveAttribute('cy', '160');
  expect(Number(circle?.getAttribute('r'))).toBeCloseTo(120);
});

test('goes on with the simulator when the browser refuses the position', async () => {
  const { user } = await open();
  await user.click(button('Use the simulator'));
  permission.state = 'denied';
  act(() => void permission.dispatchEvent(new Event('change')));

  expect(compass()).toHaveAccessibleName('Compass. Heading: 135°, south-east');
  expect(button('Stop')).toBeInTheDocument();
});

test('points at the mouse until there is a heading, and says that it is not a heading', async () => {
  await open();
  const move = (clientX: number, clientY: number) => fireEvent.mouseMove(window, { clientX, clientY });
  move(10, 0);
  expect(needle()).toHaveStyle({ transform: 'rotate(90deg)' });
  move(-10, 0);
  expect(needle()).toHaveStyle({ transform: 'rotate(-90deg)' });
  expect(compass()).toHaveAccessibleName('Compass. Heading: unknown');
});

test('asks on a click and shows speed, heading and accuracy', async () => {
  const { user } = await open();
  await user.click(button('Find my position'));
  expect(screen.getByText('The browser is asking you, or is looking for you')).toBeInTheDocument();

  find({ heading: 135, speed: 10, accuracy: 12 }, Date.now());
  expect(screen.getByRole('status')).toHaveTextContent('Your position is found.');
  expect(compass()).toHaveAccessibleName('Compass. Heading: 135°, south-east');
  expect(within(demo()).getByText('36')).toBeInTheDocument();
  expect(within(demo()).getByText('within 12 m')).toBeInTheDocument();
  expect(within(demo()).getByText('0 seconds ago')).toBeInTheDocument();
});

test('distinguishes unknown from standing still', async () => {
  const { user } = await open();
  await user.click(button('Find my position'));
  find({ speed: 0, heading: Number.NaN });
  expect(within(demo()).getByText('Not moving')).toBeInTheDocument();
  find({ speed: null });

  expect(within(demo()).getByText('Unknown')).toBeInTheDocument();
});

test('changes the unit by keyboard', async () => {
  const { user } = await open();
  await user.click(button('Find my position'));
  find({ speed: 10 });
  act(() => screen.getByRole('radio', { name: 'km/h' }).focus());
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('radio', { name: 'mph' })).toBeChecked();
  expect(within(demo()).getByText('22')).toBeInTheDocument();
});

test('turns the needle by the shorter arc', async () => {
  const { user } = await open();
  await user.click(button('Find my position'));
  find({ heading: 350 });
  find({ heading: 10 });

  expect(needle()).toHaveStyle({ transform: 'rotate(10deg)' });
  find({ heading: 350 });
  find({ heading: 340 });
  expect(needle()).toHaveStyle({ transform: 'rotate(-20deg)' });
});

test('stops when the document is hidden, says so on return and keeps the route', async () => {
  const visibility = installVisibility();
  const { user } = await open();
  await user.click(button('Find my position'));
  visibility.change('hidden');
  // The browser may be asking.
  expect(fake.watches[0]?.isCleared).toBe(false);

  find();
  expect(fake.watches[0]?.isCleared).toBe(true);
  visibility.change('visible');
  const notice = 'The search for your position has stopped because the page was hidden';
  expect(screen.getByText(notice)).toBeInTheDocument();
  expect(screen.getByText(/in 1 point\./)).toBeInTheDocument();

  await user.click(button('Start again'));
  expect(screen.queryByText(notice)).toBeNull();
  act(() => fake.watches[1]?.fail(2));
  visibility.change('hidden');
  expect(fake.watches[1]?.isCleared).toBe(true);
});

test('goes on with the simulator while the document is hidden', async () => {
  installVisibility().change('hidden');
  await open({ address: '?state=running' });

  expect(button('Stop')).toBeInTheDocument();
});

test('counts the age of a reading, and says the figures in words only on request', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Find my position'));
  find({ heading: 90, speed: 2 }, Date.now());
  act(() => jest.advanceTimersByTime(3000));
  expect(within(demo()).getByText('3 seconds ago')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your position is found.');

  await user.click(button('Say it in words'));
  expect(screen.getByRole('status')).toHaveTextContent('Heading 90°, east. Speed 7.2 kilometres per hour.');
  find({ heading: Number.NaN, speed: 0 }, Date.now());
  await user.click(button('Say it in words'));
  expect(screen.getByRole('status')).toHaveTextContent('Heading unknown. Not moving.');
});

test.each([
  [1, 'This page may not see your position'],
  [2, 'Your position cannot be found'],
  [3, 'Finding your position is taking too long'],
])('explains error %i and restarts', async (code, title) => {
  const { user } = await open();
  await user.click(button('Find my position'));
  act(() => fake.watches[0]?.fail(code));
  expect(screen.getByText(title)).toBeInTheDocument();
  await user.click(button('Start again'));

  expect(fake.watches).toHaveLength(2);
});

test.each([2, 3])('can be stopped while it goes on trying after error %i', async (code) => {
  const { user } = await open();
  await user.click(button('Find my position'));
  act(() => fake.watches[0]?.fail(code));
  await user.click(button('Stop'));

  expect(fake.watches[0]?.isCleared).toBe(true);
  expect(button('Find my position')).toBeInTheDocument();
});

test('follows the device’s own compass once the position has stopped', async () => {
  Object.assign(window, { DeviceOrientationEvent: Event });
  const { user } = await open();
  await user.click(button('Find my position'));
  find({ heading: 135, speed: 10 });
  await user.click(screen.getByRole('checkbox', { name: 'Use the device’s own compass' }));
  const turn = () =>
    act(() => {
      const event = Object.assign(new Event('deviceorientation'), { absolute: true, alpha: 270 });
      window.dispatchEvent(event);
    });
  turn();
  expect(compass()).toHaveAccessibleName('Compass. Heading: 135°, south-east');

  await user.click(button('Stop'));
  expect(compass()).toHaveAccessibleName('Compass. Heading: 90°, east');
  expect(within(demo()).getByText('Unknown')).toBeInTheDocument();
  Reflect.deleteProperty(window, 'DeviceOrientationEvent');
});

test('notices a permission changed in the browser', async () => {
  await open();
  expect(within(demo()).getByText('not given yet')).toBeInTheDocument();
  act(() => {
    permission.state = 'denied';
    permission.dispatchEvent(new Event('change'));
  });

  expect(within(demo()).getByText('refused')).toBeInTheDocument();
});

test('stops tracking on Stop and when the page is left', async () => {
  const { user, unmount } = await open();
  await user.click(button('Find my position'));
  await user.click(button('Stop'));
  expect(fake.watches[0]?.isCleared).toBe(true);

  await user.click(button('Find my position'));
  unmount();
  expect(fake.watches[1]?.isCleared).toBe(true);
});

test('draws the route and deletes it', async () => {
  const { user } = await open();
  await user.click(button('Find my position'));
  find();
  find({ latitude: 51.4779 });
  expect(screen.getByRole('img', { name: /^The route so far: 111 m in 2 points/ })).toBeInTheDocument();
  await user.click(button('Delete the route'));

  expect(screen.getByRole('img', { name: /^The route so far: 0 m in 0 points/ })).toBeInTheDocument();
});

test('shows a labelled simulator that can be steered', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Use the simulator'));
  expect(screen.getByText(/^Simulated: this is not your real position/)).toBeInTheDocument();
  expect(fake.watches).toHaveLength(0);

  fireEvent.change(screen.getByRole('slider', { name: 'Heading of the device' }), {
    target: { value: '270' },
  });
  fireEvent.change(screen.getByRole('slider', { name: 'Speed of the device' }), { target: { value: '5' } });
  act(() => jest.advanceTimersByTime(1000));
  expect(compass()).toHaveAccessibleName('Compass. Heading: 270°, west');
  expect(within(demo()).getByText('18')).toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'The device knows its speed' }));
  act(() => jest.advanceTimersByTime(1000));
  expect(within(demo()).getByText('Unknown')).toBeInTheDocument();
  await user.click(button('Stop'));
  expect(screen.queryByText(/^Simulated/)).toBeNull();
  expect(window.location.search).toBe('');
});

test('keeps the simulated route apart from the real one, which is back after the simulator', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Find my position'));
  find();
  find({ latitude: 51.4779 });
  await user.click(button('Use the simulator'));
  expect(fake.watches[0]?.isCleared).toBe(true);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('img', { name: /^The route so far: 10 m in 2 points/ })).toBeInTheDocument();

  await user.click(button('Stop'));
  expect(screen.getByRole('img', { name: /^The route so far: 111 m in 2 points/ })).toBeInTheDocument();
  expect(within(demo()).getByText('within 10 m')).toBeInTheDocument();
});

test.each(['', '?state=denied'])(
  'moves the focus to Stop when the simulator starts, at "%s"',
  async (address) => {
    const { user } = await open({ address });
    await user.click(screen.getAllByRole('button', { name: 'Use the simulator' })[0] as HTMLElement);

    expect(screen.queryByRole('button', { name: 'Use the simulator' })).toBeNull();
    expect(button('Stop')).toHaveFocus();
  },
);

test.each([
  ['asking', 'The browser is asking you, or is looking for you'],
  ['denied', 'This page may not see your position'],
  ['missing', 'Your position cannot be found'],
  ['unsupported', 'This browser cannot tell your position'],
  ['offline', 'Your position cannot be found without a network'],
  ['failed', 'Finding your position is taking too long'],
])('shows the state %s on demand, with a way on', async (state, title) => {
  const { user } = await open({ address: `?state=${state}` });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(fake.watches).toHaveLength(0);

  await user.click(button(/^Actual state/));
  expect(screen.queryByText(title)).toBeNull();
  await user.click(button('Use the simulator'));
  expect(compass()).toHaveAccessibleName('Compass. Heading: 135°, south-east');
});

test('reports that a device has no compass', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  Object.assign(window, { DeviceOrientationEvent: Event });
  await user.click(screen.getByRole('checkbox', { name: 'Use the device’s own compass' }));
  await act(async () => jest.advanceTimersByTime(2000));

  expect(screen.getByText(/This device sent no direction/)).toBeInTheDocument();
  Reflect.deleteProperty(window, 'DeviceOrientationEvent');
});

test('replays the wrong unit and the long turn', async () => {
  const { user } = await open();
  for (const replay of screen.getAllByRole('button', { name: 'Replay the classic fault' }))
    await user.click(replay);
  expect(screen.getByText('10 KM/H')).toBeInTheDocument();
  expect(screen.getByText('36 km/h')).toBeInTheDocument();
  for (const turn of screen.getAllByRole('button', { name: 'Turn from 350° to 10°' })) await user.click(turn);

  expect(screen.getByText('It turned by 340°.')).toBeInTheDocument();
  expect(screen.getByText('It turned by 20°.')).toBeInTheDocument();
  expect(screen.getByText('36 km/h').closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByText('It turned by 20°.').closest('[aria-live="polite"]')).not.toBeNull();
});

test('stops tracking when the page is kept hidden, and keeps the route', async () => {
  const { show } = await renderHideable('geoLocation', GeoLocationPage);
  fireEvent.click(button('Find my position'));
  find();
  await show('hidden');
  expect(fake.watches[0]?.isCleared).toBe(true);
  await show('visible');

  expect(screen.getByRole('img', { name: /in 1 point,/ })).toBeInTheDocument();
  expect(button('Find my position')).toBeInTheDocument();
});
