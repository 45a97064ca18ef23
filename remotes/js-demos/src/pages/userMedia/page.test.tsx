import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDialog } from '../../demo-testing/openDialog';
import { renderDemo } from '../../demo-testing/renderDemo';
import { renderHideable } from '../../demo-testing/renderHideable';
import { installVisibility } from '../../demo-testing/visibility';
import { createFakeMedia, createFakeStream } from './media-testing/fakeMedia';
import UserMediaPage from './page';
import { MAX_PHOTOS } from './photos';

let media = createFakeMedia();

beforeEach(() => {
  media = createFakeMedia();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: media.asMedia });
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:photo'), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['picture'], { type })));
  // jsdom does not play media.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  jest.useRealTimers();
});

const open = (options?: Parameters<typeof renderDemo>[2]) => renderDemo('userMedia', UserMediaPage, options);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const takePhoto = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(button('Take a photo'));
  await act(async () => {});
};

test('requests no camera on arrival and shows the drawn scene', async () => {
  await open();

  expect(media.requests).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'Picture of the drawn scene, channel shift' })).toBeInTheDocument();
});

test('asks on a click, names the camera in use and releases it on Stop', async () => {
  const { user } = await open();
  const { track, stream } = createFakeStream('Front camera');
  await user.click(button('Start the camera'));
  expect(screen.getByText('The browser is asking you')).toBeInTheDocument();

  await act(async () => media.requests[0]?.grant(stream));
  expect(screen.getByText('Camera in use: Front camera')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The camera has started: Front camera.');
  expect(screen.getByLabelText('Camera')).toHaveDisplayValue('Front camera');

  await user.click(button('Stop the camera'));
  expect(track.readyState).toBe('ended');
  expect(screen.queryByText(/Camera in use/)).toBeNull();
});

test('shows which camera the browser picked, and keeps the chosen one for the next start', async () => {
  const { user } = await open();
  await user.click(button('Start the camera'));
  await act(async () => media.requests[0]?.grant(createFakeStream('', 'cam-1').stream));
  expect(screen.getByLabelText('Camera')).toHaveValue('cam-1');

  await user.selectOptions(screen.getByLabelText('Camera'), 'cam-0');
  await act(async () => media.requests[1]?.grant(createFakeStream('', 'cam-0').stream));
  await user.click(button('Stop the camera'));
  await user.click(button('Start the camera'));
  expect(media.requests[2]?.constraints).toMatchObject({ video: { deviceId: { exact: 'cam-0' } } });
});

test('stops the camera when the page is left', async () => {
  const { user, unmount } = await open();
  const { track, stream } = createFakeStream();
  await user.click(button('Start the camera'));
  await act(async () => media.requests[0]?.grant(stream));
  unmount();

  expect(track.readyState).toBe('ended');
});

test('stops the camera when the document is hidden, and says so', async () => {
  const visibility = installVisibility();
  const { user } = await open();
  const { track, stream } = createFakeStream();
  await user.click(button('Start the camera'));
  await act(async () => media.requests[0]?.grant(stream));
  visibility.change('hidden');
  visibility.change('visible');

  expect(track.readyState).toBe('ended');
  const notice = 'The camera was turned off because the page was hidden';
  expect(screen.getByText(notice)).toBeInTheDocument();
  await user.click(button('Start the camera'));
  await user.click(button('Stop the camera'));
  expect(screen.queryByText(notice)).toBeNull();
});

test('says that the camera was turned off also if the visitor has gone offline meanwhile', async () => {
  const visibility = installVisibility();
  const { user } = await open();
  await user.click(button('Start the camera'));
  await act(async () => media.requests[0]?.grant());
  visibility.change('hidden');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));

  expect(screen.getByText('The camera was turned off because the page was hidden')).toBeInTheDocument();
});

test('lets the question stay open while the document is hidden, but hands an answer back', async () => {
  const visibility = installVisibility();
  const { user } = await open();
  const { track, stream } = createFakeStream();
  await user.click(button('Start the camera'));
  visibility.change('hidden');
  expect(screen.getByText('The browser is asking you')).toBeInTheDocument();

  await act(async () => media.requests[0]?.grant(stream));
  expect(track.readyState).toBe('ended');
  expect(button('Start the camera')).toBeInTheDocument();
});

test('goes on showing the drawn camera while the document is hidden', async () => {
  const { track, stream } = createFakeStream();
  // Accepts every call and every property. Canvases on the page stay without a context.
  const context: object = new Proxy(() => context, { get: () => context, set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function get(this: Element) {
    return (this.isConnected ? null : context) as null;
  });
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => stream });
  installVisibility().change('hidden');
  await open({ address: '?state=running' });
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');

  expect(screen.getByText('Camera in use: a drawn one')).toBeInTheDocument();
  expect(track.readyState).toBe('live');
});

test('explains why there is no camera and retries', async () => {
  const { user } = await open();
  await user.click(button('Start the camera'));
  await act(async () => media.requests[0]?.refuse('NotReadableError'));
  expect(screen.getByText('The camera does not respond')).toBeInTheDocument();

  await user.click(button('Try again'));
  expect(media.requests).toHaveLength(2);
});

test('changes the effect by keyboard, each with its own amount', async () => {
  const { user } = await open();
  act(() => screen.getByRole('radio', { name: 'Channel shift' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
  fireEvent.change(screen.getByRole('slider', { name: 'Strength' }), { target: { value: '35' } });
  expect(screen.getByRole('slider', { name: 'Strength' })).toHaveAttribute('aria-valuetext', '35%');

  await user.click(screen.getByRole('radio', { name: 'Green screen' }));
  expect(screen.getByLabelText('Colour to remove')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  expect(screen.getByRole('slider', { name: 'Strength' })).toHaveValue('35');
});

test('takes photos of the drawn scene, newest first, each with a description', async () => {
  const { user } = await open();
  await takePhoto(user);
  await user.click(screen.getByRole('radio', { name: 'Redline' }));
  await takePhoto(user);
  const photos = screen.getAllByRole('img', { name: /^Photo of/ });

  expect(photos.map((photo) => photo.getAttribute('alt'))).toEqual([
    'Photo of the drawn scene, redline',
    'Photo of the drawn scene, channel shift',
  ]);
  expect(screen.getByText('2 photos in this tab.')).toBeInTheDocument();
});

test('renames a photo and changes its description', async () => {
  const { user } = await open();
  await takePhoto(user);
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Still life');
  await user.clear(screen.getByLabelText('Description for people who cannot see it'));
  await user.type(screen.getByLabelText('Description for people who cannot see it'), 'A ball in the air');

  expect(screen.getByRole('img', { name: 'A ball in the air' })).toBeInTheDocument();
  expect(button('Download Still life')).toBeInTheDocument();
});

test('does not load a photo again while its name is typed', async () => {
  const { user } = await open();
  await takePhoto(user);
  await user.type(screen.getByLabelText('Name'), ' of a ball');

  expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
});

test('deletes a photo, moves the focus to its neighbour and restores it', async () => {
  const { user } = await open();
  await takePhoto(user);
  await takePhoto(user);
  await user.click(button('Delete Photo 2'));
  expect(button('Delete Photo 1')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('“Photo 2” is deleted.');

  await user.click(button('Undo the last deletion'));
  expect(button('Delete Photo 2')).toBeInTheDocument();
});

/** Lets videos have a picture. */
function playVideos() {
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('loadedmetadata'));
    return Promise.resolve();
  });
}

test('describes photos of what the camera sees, and a camera without a name', async () => {
  playVideos();
  const { user } = await open();
  await user.click(button('Start the camera'));
  await act(async () => media.requests[0]?.grant(createFakeStream('').stream));
  expect(screen.getByText('Camera in use: without a name')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Picture of the camera view, channel shift' })).toBeInTheDocument();

  await takePhoto(user);
  expect(screen.getByRole('img', { name: 'Photo of the camera view, channel shift' })).toBeInTheDocument();
});

test('counts down before a photo and stops on Escape', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('radio', { name: 'After 3 s' }));
  await user.click(button('Take a photo'));
  expect(screen.getByRole('status')).toHaveTextContent('Photo in 3 seconds.');
  act(() => jest.advanceTimersByTime(1000));
  const dialog = openDialog();
  // This one belongs to the dialog.
  await user.keyboard('{Escape}');
  dialog.remove();
  expect(screen.getByRole('status')).toHaveTextContent('Photo in 3 seconds.');
  await user.keyboard('{Escape}');
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('img', { name: /^Photo of/ })).toBeNull();

  await user.click(button('Take a photo'));
  await act(async () => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('img', { name: /^Photo of/ })).toBeInTheDocument();
});

test('takes no photo if the camera goes off during the countdown', async () => {
  playVideos();
  jest.useFakeTimers();
  const visibility = installVisibility();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Start the camera'));
  await act(async () => media.requests[0]?.grant());
  await user.click(screen.getByRole('radio', { name: 'After 3 s' }));
  await user.click(button('Take a photo'));
  visibility.change('hidden');
  await act(async () => jest.advanceTimersByTime(5000));

  expect(screen.queryByRole('img', { name: /^Photo of/ })).toBeNull();
  expect(button('Take a photo')).toBeInTheDocument();
});

test('takes no photo if Undo has filled the strip during the countdown', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  for (let count = 0; count < MAX_PHOTOS; count += 1) {
    fireEvent.click(button('Take a photo'));
    await act(async () => {});
  }
  fireEvent.click(button('Delete Photo 1'));
  await user.click(screen.getByRole('radio', { name: 'After 3 s' }));
  await user.click(button('Take a photo'));
  fireEvent.click(button('Undo the last deletion'));
  await act(async () => jest.advanceTimersByTime(3000));

  expect(screen.getAllByRole('img', { name: /^Photo of/ })).toHaveLength(MAX_PHOTOS);
  expect(screen.getByRole('status')).toHaveTextContent(`At most ${MAX_PHOTOS} photos can be kept.`);
});

test('keeps the picture if a file is not a picture', async () => {
  // jsdom loads no images.
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(this: HTMLElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
  const { user } = await open();
  await user.upload(
    screen.getByLabelText('Picture to work on'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('cannot read a.png'));
  expect(screen.getByRole('img', { name: /the drawn scene/ })).toBeInTheDocument();
});

test('goes back from a picture to the drawn scene, and moves the focus to the button for another one', async () => {
  Object.assign(window, { createImageBitmap: async () => ({ width: 4, height: 3 }) });
  const { user } = await open();
  await user.upload(
    screen.getByLabelText('Picture to work on'),
    new File(['x'], 'own.png', { type: 'image/png' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Back to the drawn scene' }));
  Reflect.deleteProperty(window, 'createImageBitmap');

  expect(screen.getByRole('img', { name: /the drawn scene/ })).toBeInTheDocument();
  expect(button('Open a picture')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('The drawn scene is back.');
});

test('says which colour it has picked from the picture, or that it could not', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Green screen' }));
  await user.click(button('Pick it from the middle of the picture'));
  expect(screen.getByRole('status')).toHaveTextContent('Not done: The browser gave no access to the colours');

  const context = { getImageData: () => ({ data: [0, 255, 0, 255] }) };
  const anyCall = new Proxy(context, {
    get: (target, name) => target[name as keyof typeof target] ?? (() => ({ addColorStop() {} })),
    set: () => true,
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(anyCall as never);
  await user.click(button('Pick it from the middle of the picture'));
  expect(screen.getByRole('status')).toHaveTextContent('The colour to remove is #00ff00.');
});

describe('a picture from a file', () => {
  /** Requests to decode a file, each of which waits until the test answers it. */
  let decoded: (() => void)[];

  beforeEach(() => {
    decoded = [];
    Object.assign(window, {
      createImageBitmap: () => new Promise((resolve) => decoded.push(() => resolve({ width: 4, height: 3 }))),
    });
  });
  afterEach(() => Reflect.deleteProperty(window, 'createImageBitmap'));

  const openPicture = (name: string) =>
    fireEvent.change(screen.getByLabelText('Picture to work on'), {
      target: { files: [new File(['x'], name, { type: 'image/png' })] },
    });
  const decode = (index: number) => act(async () => decoded[index]?.());

  test('takes photos of a file in a format that keeps it transparent', async () => {
    const { user } = await open();
    openPicture('own.png');
    await decode(0);
    await takePhoto(user);

    expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledWith(
      expect.anything(),
      'image/png',
      expect.anything(),
    );
  });

  test('shows the last of two opened files, whichever is decoded first', async () => {
    await open();
    openPicture('first.png');
    openPicture('second.png');
    await decode(1);
    await decode(0);

    expect(screen.getByRole('img', { name: /^Picture of second\.png/ })).toBeInTheDocument();
  });

  test('leaves a camera on that was started while a file was decoded', async () => {
    const { user } = await open();
    const { track, stream } = createFakeStream();
    openPicture('slow.png');
    await user.click(button('Start the camera'));
    await act(async () => media.requests[0]?.grant(stream));
    await decode(0);

    expect(track.readyState).toBe('live');
    expect(screen.queryByText('Back to the drawn scene')).toBeNull();
  });
});

test.each([
  ['asking', 'The browser is asking you'],
  ['denied', 'This page may not use the camera'],
  ['missing', 'No camera was found'],
  ['unsupported', 'This browser gives pages no access to a camera'],
  ['offline', 'You are offline, and everything still works'],
  ['failed', 'The camera does not respond'],
])('shows the state %s on demand, and still takes photos', async (state, title) => {
  const { user } = await open({ address: `?state=${state}` });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(media.requests).toHaveLength(0);

  await takePhoto(user);
  expect(screen.getByRole('img', { name: /^Photo of/ })).toBeInTheDocument();
  await user.click(button(/^Actual state/));
  expect(screen.queryByText(title)).toBeNull();
  expect(window.location.search).toBe('');
});

test('leads from a simulated state to the real camera', async () => {
  const { user } = await open({ address: '?state=denied' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(media.requests).toHaveLength(1);
});

test('notices that the network is gone', async () => {
  await open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));

  expect(screen.getByText('You are offline, and everything still works')).toBeInTheDocument();
});

test('replays the loop that multiplies beside the fixed one', async () => {
  const { user } = await open();
  await user.click(button('Replay the classic fault'));
  await user.dblClick(button('Pause and play the classic video'));
  await user.dblClick(button('Pause and play the fixed video'));

  expect(
    within(screen.getByRole('group', { name: 'Classic' })).getByText(/2 loops are painting/),
  ).toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: 'Fixed' })).getByText(/1 loop is painting/),
  ).toBeInTheDocument();
});

test('releases the camera when the page is kept hidden, and keeps the photos', async () => {
  const { show } = await renderHideable('userMedia', UserMediaPage);
  const { track, stream } = createFakeStream();
  fireEvent.click(button('Take a photo'));
  fireEvent.click(button('Start the camera'));
  await act(async () => media.requests[0]?.grant(stream));
  await show('hidden');
  expect(track.readyState).toBe('ended');
  await show('visible');

  expect(screen.getByText('1 photo in this tab.')).toBeInTheDocument();
  expect(button('Start the camera')).toBeInTheDocument();
});

test('counts the loops of the museum again after the page was hidden', async () => {
  const { show } = await renderHideable('userMedia', UserMediaPage);
  fireEvent.click(button('Replay the classic fault'));
  fireEvent.click(button('Pause and play the classic video'));
  expect(
    within(screen.getByRole('group', { name: 'Classic' })).getByText(/1 loop is painting/),
  ).toBeInTheDocument();
  await show('hidden');
  await show('visible');

  expect(
    within(screen.getByRole('group', { name: 'Classic' })).getByText(/0 loops are painting/),
  ).toBeInTheDocument();
});
