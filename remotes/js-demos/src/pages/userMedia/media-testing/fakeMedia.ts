import type { MediaPort } from '../camera';

/** A camera's track: the page can stop it, and the test can end it. */
export function createFakeStream(label = 'Front camera', deviceId = '') {
  const track = Object.assign(new EventTarget(), {
    label,
    readyState: 'live',
    getSettings: () => ({ deviceId }),
    stop() {
      track.readyState = 'ended';
    },
  });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  return { track, stream: stream as unknown as MediaStream };
}

/** `navigator.mediaDevices` for one test. Each request waits until the test grants or refuses it. */
export function createFakeMedia(labels: readonly string[] = ['Front camera', '']) {
  const requests: {
    constraints: MediaStreamConstraints | undefined;
    grant: (stream?: MediaStream) => void;
    refuse: (name: string) => void;
  }[] = [];
  const events = new EventTarget();
  const counts = { listeners: 0 };
  const media = {
    getUserMedia: (constraints?: MediaStreamConstraints) =>
      new Promise<MediaStream>((resolve, reject) => {
        requests.push({
          constraints,
          grant: (stream = createFakeStream().stream) => resolve(stream),
          refuse: (name) => reject(new DOMException('refused', name)),
        });
      }),
    enumerateDevices: async () => [
      { kind: 'audioinput', deviceId: 'mic', label: 'Microphone' },
      ...labels.map((label, index) => ({ kind: 'videoinput', deviceId: `cam-${index}`, label })),
    ],
    addEventListener(type: string, listener: () => void) {
      counts.listeners += 1;
      events.addEventListener(type, listener);
    },
    removeEventListener(type: string, listener: () => void) {
      counts.listeners -= 1;
      events.removeEventListener(type, listener);
    },
  };
  return { asMedia: media as unknown as MediaPort, requests, events, counts };
}
