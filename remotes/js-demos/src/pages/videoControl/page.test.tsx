import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { getProject } from '../../demo-testing/getProject';
import { renderDemo } from '../../demo-testing/renderDemo';
import { renderHideable } from '../../demo-testing/renderHideable';
import { writeEnvelope } from '../../portable/envelope';
import { toLinkHash } from '../../portable/link';
import { CAPTIONS } from './captionFile';
import VideoControlPage from './page';
import { INITIAL_SETTINGS, PLAYER_SETTINGS } from './playerSettings';

const NATIVE_PAUSED = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'paused') ?? {};

const CUES = [{ startS: 1, endS: 2, text: 'From afar' }];

beforeEach(() => {
  localStorage.clear();
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:captions'), revokeObjectURL: jest.fn() });
  // jsdom does not play media; these simulate a browser.
  let isPaused = true;
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => isPaused });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    isPaused = false;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    isPaused = true;
    this.dispatchEvent(new Event('pause'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', NATIVE_PAUSED);
});

type Options = Parameters<typeof renderDemo>[2];
const open = (options?: Options) => renderDemo('videoControl', VideoControlPage, options);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const video = () => screen.queryByLabelText<HTMLVideoElement>(/^Eight-second clip/);
const bar = () => screen.getByRole('slider', { name: 'Speed' });
const captionTexts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Text' });
const status = () => screen.getByRole('status');

/** Gives the bar a layout: 200 px long, and vertical if the test's media query matches. */
function layBar() {
  bar().getBoundingClientRect = () => ({ left: 0, bottom: 200, width: 200, height: 200 }) as DOMRect;
}

test('does not start automatically, and has captions and the browser’s own controls', async () => {
  await open();

  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  expect(video()).not.toHaveAttribute('autoplay');
  expect(video()).toHaveAttribute('controls');
  expect(video()?.querySelector('track')).toHaveAttribute('kind', 'captions');
  expect(video()?.querySelectorAll('source')).toHaveLength(2);
});

test('is prerendered with its first frame, and loads the video only when the page can respond', async () => {
  const html = renderToString(
    <VideoControlPage project={getProject('videoControl')} services={{ showAlert: () => () => {} }} />,
  );
  const [tag = ''] = /<video[^>]*>/.exec(html) ?? [];
  expect(tag).toContain('preload="none"');
  expect(tag).toContain('poster="data:image/svg+xml,%3Csvg');

  await open();
  expect(video()).toHaveAttribute('preload', 'metadata');
});

test('plays and pauses', async () => {
  const { user } = await open();
  await user.click(button('Play'));
  expect(button('Actual state (running)')).toBeInTheDocument();
  await user.click(button('Pause'));

  expect(button('Play')).toBeInTheDocument();
});

test('is a slider that announces its speed, and handles keys only while focused', async () => {
  const { user } = await open();
  expect(bar()).toHaveAttribute('aria-valuetext', 'normal speed');
  await user.keyboard('{ArrowUp}');
  expect(bar()).toHaveAttribute('aria-valuenow', '1');
  act(() => bar().focus());
  await user.keyboard('{PageUp}{PageUp}');
  expect(bar()).toHaveAttribute('aria-valuetext', '1.5 times');
  expect(video()?.playbackRate).toBe(1.5);
  await user.keyboard('{Home}');

  expect(bar()).toHaveAttribute('aria-valuenow', '0.25');
});

test('is dragged by pointer, and ignores hovering unless that is switched on', async () => {
  const { user } = await open();
  layBar();
  await user.pointer({ target: bar(), coords: { clientX: 150 } });
  expect(bar()).toHaveAttribute('aria-valuenow', '1');
  await user.pointer({ keys: '[MouseLeft>]', target: bar(), coords: { clientX: 150 } });
  expect(bar()).toHaveAttribute('aria-valuenow', '2');
  await user.pointer([
    { target: bar(), coords: { clientX: 50 } },
    { keys: '[/MouseLeft]', target: bar(), coords: { clientX: 50 } },
    { target: bar(), coords: { clientX: 199 } },
  ]);
  expect(bar()).toHaveAttribute('aria-valuenow', '0.5');

  await user.click(screen.getByRole('checkbox', { name: 'Hovering over the bar sets the speed' }));
  await user.pointer({ target: bar(), coords: { clientX: 100 } });
  expect(bar()).toHaveAttribute('aria-valuenow', '1');
});

test('responds to touch', async () => {
  const { user } = await open();
  layBar();
  await user.pointer([
    { keys: '[TouchA>]', target: bar(), coords: { clientX: 100 } },
    { pointerName: 'TouchA', target: bar(), coords: { clientX: 200 } },
    { keys: '[/TouchA]', target: bar(), coords: { clientX: 200 } },
  ]);

  expect(bar()).toHaveAttribute('aria-valuenow', '4');
});

test('is vertical if there is room', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        matches: query.includes('40rem'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  const { user } = await open();
  layBar();
  await user.pointer({ keys: '[MouseLeft]', target: bar(), coords: { clientX: 3, clientY: 50 } });

  expect(bar()).toHaveAttribute('aria-orientation', 'vertical');
  expect(bar()).toHaveAttribute('aria-valuenow', '2');
});

test('sets speeds by button, returns to normal and keeps the speed for the next visit', async () => {
  const { user, unmount } = await open();
  await user.click(button('1.25×'));
  expect(status()).toHaveTextContent('Playing at 1.25 times.');
  expect(button('1.25×')).toHaveAttribute('aria-pressed', 'true');
  unmount();
  const next = await open();
  expect(video()?.playbackRate).toBe(1.25);

  await next.user.click(button('Back to normal'));
  expect(video()?.playbackRate).toBe(1);
});

test('follows the speed set in the browser’s menu', async () => {
  await open();
  const element = video();
  act(() => {
    if (element !== null) element.playbackRate = 2;
    element?.dispatchEvent(new Event('ratechange'));
  });

  expect(bar()).toHaveAttribute('aria-valuetext', '2 times');
});

test('pauses when the page is left', async () => {
  const { user, unmount } = await open();
  await user.click(button('Play'));
  unmount();

  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
});

test('each line of the transcript leads to its moment, and the current one is marked', async () => {
  const { user } = await open();
  const line = button(/It grows, and a second line/);
  await user.click(line);

  expect(video()?.currentTime).toBeCloseTo(4, 2);
  expect(line).toHaveAttribute('aria-current', 'true');
});

test('shows edited captions in transcript and video, and names those to fix', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.clear(captionTexts()[0] as HTMLElement);
  expect(screen.getByText('1 caption needs fixing and is left out until then.')).toBeInTheDocument();
  await user.type(captionTexts()[0] as HTMLElement, 'My words');
  expect(button(/My words/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(300));
  expect(video()?.querySelector('track')).toHaveAttribute('src', 'blob:captions');

  const second = within(screen.getByRole('group', { name: 'Caption 2' }));
  await user.clear(second.getByLabelText('To, s'));
  await user.type(second.getByLabelText('To, s'), '1');
  expect(second.getByLabelText('To, s')).toHaveAccessibleDescription(/Enter a time after the start/);
  await user.click(button('The video’s own captions'));
  expect(captionTexts()[0]).toHaveValue('A square is selected. [One note, repeated]');
});

test('adds, deletes and restores captions, and keeps the focus nearby', async () => {
  const { user } = await open();
  await user.click(button('Add a caption'));
  expect(captionTexts()).toHaveLength(5);
  await user.click(button('Delete caption 5'));
  expect(button('Delete caption 4')).toHaveFocus();
  await user.click(button('Undo'));

  expect(captionTexts()).toHaveLength(5);
});

test('announces what undo, redo and the return to the video’s own captions have changed', async () => {
  const { user } = await open();
  await user.type(captionTexts()[1] as HTMLElement, '!');
  await user.click(button('Add a caption'));
  await user.click(button('Undo'));
  expect(status()).toHaveTextContent('Undone. 4 captions.');
  await user.click(button('Undo'));
  expect(status()).toHaveTextContent('Undone. Caption 2 has changed.');
  await user.click(button('Redo'));
  expect(status()).toHaveTextContent('Redone. Caption 2 has changed.');

  await user.click(button('The video’s own captions'));
  expect(status()).toHaveTextContent('The video’s own captions are back. Undo brings back yours.');
});

test('opens captions from a file as an undoable step, and refuses a damaged one', async () => {
  const { user } = await open();
  const input = screen.getByLabelText('File with a set of captions');
  await user.upload(input, new File([writeEnvelope(CAPTIONS, CUES)], 'a.json'));
  await waitFor(() => expect(captionTexts()).toHaveLength(1));
  await user.upload(input, new File(['{"format":"portfolio-creation","kind":"note","version":1}'], 'b.json'));
  await waitFor(() => expect(status()).toHaveTextContent('is a “note” file'));
  expect(captionTexts()).toHaveLength(1);

  await user.click(button('Undo'));
  expect(captionTexts()).toHaveLength(4);
});

test('opens the captions of a link', async () => {
  await open({ address: toLinkHash(CAPTIONS, CUES) ?? '' });

  expect(captionTexts().map(({ value }) => value)).toEqual(['From afar']);
});

test.each([
  ['asking', 'The video is on its way'],
  ['denied', 'The browser is holding the video back'],
])('shows the state %s on demand', async (state, title) => {
  const { user } = await open({ address: `?state=${state}` });
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(video()).toBeInTheDocument();

  await user.click(button(/^Actual state/));
  expect(screen.queryByText(title)).toBeNull();
});

test.each([
  ['missing', 'The video is not where it should be'],
  ['unsupported', 'This browser plays neither WebM nor MP4'],
  ['offline', 'The video cannot be loaded without a network'],
  ['failed', 'The video broke off'],
])('draws the clip in the state %s, with captions and speed', async (state, title) => {
  const { user } = await open({ address: `?state=${state}` });
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(video()).toBeNull();
  const drawing = screen.getByRole('img', { name: /^The clip, drawn by the page/ });
  const square = () => drawing.querySelectorAll('rect')[6]?.outerHTML;
  const before = drawing.innerHTML;
  await user.click(button(/It goes back to what it was/));
  expect(drawing.innerHTML).not.toBe(before);
  expect(square()).toBeDefined();
  expect(drawing.parentElement).toHaveTextContent('It goes back to what it was');

  await user.click(button('Load the video again'));
  expect(video()).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('plays the drawn clip', async () => {
  const { user } = await open({ address: '?state=missing' });
  await user.click(button('2×'));
  await user.click(button('Play'));
  const drawing = screen.getByRole('img', { name: /^The clip, drawn by the page/ });
  const before = drawing.innerHTML;

  await waitFor(() => expect(drawing.innerHTML).not.toBe(before));
  await user.click(button('Pause'));
});

test('notices a video that fails, and draws it', async () => {
  await open();
  Object.defineProperty(video(), 'error', { configurable: true, value: { code: 3 } });
  act(() => void video()?.dispatchEvent(new Event('error')));

  expect(await screen.findByText('The video broke off')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^The clip, drawn by the page/ })).toBeInTheDocument();
});

test('pauses when the page is kept hidden, and does not resume automatically', async () => {
  const { show } = await renderHideable('videoControl', VideoControlPage);
  fireEvent.click(button('Play'));
  await show('hidden');
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
  await show('visible');

  expect(button('Play')).toBeInTheDocument();
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
});

test('pauses the drawn clip when the page is hidden', async () => {
  const { show } = await renderHideable('videoControl', VideoControlPage);
  Object.defineProperty(video(), 'error', { configurable: true, value: { code: 3 } });
  act(() => void video()?.dispatchEvent(new Event('error')));
  await screen.findByRole('img', { name: /^The clip, drawn by the page/ });
  fireEvent.click(button('Play'));
  expect(button('Pause')).toBeInTheDocument();
  await show('hidden');
  await show('visible');

  expect(button('Play')).toBeInTheDocument();
});

test('follows the settings that another tab saves', async () => {
  await open();
  const newValue = writeEnvelope(PLAYER_SETTINGS, { ...INITIAL_SETTINGS, rate: 1.5 });
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'js-demos:player-settings', newValue })),
  );

  expect(bar()).toHaveAttribute('aria-valuenow', '1.5');
});
