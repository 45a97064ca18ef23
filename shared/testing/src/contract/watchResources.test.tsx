import { watchResources } from './watchResources';

let watch: ReturnType<typeof watchResources> | undefined;

const listKinds = () => watch?.list().map(({ what }) => what);

afterEach(() => watch?.restore());

test.each<[name: string, getTarget: () => EventTarget]>([
  ['window', () => window],
  ['document', () => document],
  ['html', () => document.documentElement],
  ['head', () => document.head],
  ['body', () => document.body],
  ['navigator.mediaDevices', () => navigator.mediaDevices],
])('watches the listeners of %s', (name, getTarget) => {
  watch = watchResources();
  getTarget().addEventListener('change', () => {});
  expect(listKinds()).toEqual([`a listener for "change" on ${name}`]);
});

test('watches timers, and the listeners of media queries', () => {
  watch = watchResources();
  const list = { addEventListener: () => {}, removeEventListener: () => {} };
  setTimeout(() => {}, 60_000);
  expect(listKinds()).toEqual(['a timeout']);
  watch.restore();
  const match = jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  watch = watchResources();
  matchMedia('print').addEventListener('change', () => {});
  expect(listKinds()).toEqual(['a listener for "change" on the media query print']);
  watch.restore();
  match.mockRestore();
});

describe.each(['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'])(
  '%s',
  (name) => {
    const calls: unknown[][] = [];
    const owner = window as unknown as Record<string, unknown>;
    const original = Object.getOwnPropertyDescriptor(window, name);

    beforeEach(() => {
      calls.length = 0;
      owner[name] = class {
        observe(...args: unknown[]) {
          calls.push(['observe', ...args]);
        }
        unobserve(...args: unknown[]) {
          calls.push(['unobserve', ...args]);
        }
        disconnect() {
          calls.push(['disconnect']);
        }
      };
      watch = watchResources();
    });

    afterEach(() => {
      watch?.restore();
      if (original === undefined) Reflect.deleteProperty(window, name);
      else Object.defineProperty(window, name, original);
    });

    test('is listed until it observes nothing', () => {
      const observer = new (owner[name] as typeof ResizeObserver)(() => {});
      expect(listKinds()).toEqual([]);
      observer.observe(document.head, { box: 'border-box' });
      observer.observe(document.body);
      observer.unobserve(document.head);
      expect(listKinds()).toEqual([`a ${name}`]);
      observer.unobserve(document.body);
      expect(listKinds()).toEqual([]);
      observer.observe(document.head);
      observer.disconnect();
      expect(listKinds()).toEqual([]);
      observer.observe(document.body);
      observer.unobserve(document.body);
      expect(listKinds()).toEqual([]);
      expect(calls).toEqual([
        ['observe', document.head, { box: 'border-box' }],
        ['observe', document.body, undefined],
        ['unobserve', document.head],
        ['unobserve', document.body],
        ['observe', document.head, undefined],
        ['disconnect'],
        ['observe', document.body, undefined],
        ['unobserve', document.body],
      ]);
    });
  },
);

test('does not add an observer that the platform lacks', () => {
  const original = window.ResizeObserver;
  Reflect.deleteProperty(window, 'ResizeObserver');
  watch = watchResources();
  expect('ResizeObserver' in window).toBe(false);
  watch.restore();
  window.ResizeObserver = original;
});

describe('cameras and microphones', () => {
  beforeEach(() => {
    watch = watchResources();
  });

  test.each(['getUserMedia', 'getDisplayMedia'] as const)(
    '%s grants the requested tracks',
    async (method) => {
      const stream = await navigator.mediaDevices[method]({ audio: true, video: true });
      const [audio] = stream.getAudioTracks();
      const [video] = stream.getVideoTracks();
      expect(stream.getTracks()).toEqual([audio, video]);
      expect([audio, video]).toMatchObject([
        { kind: 'audio', readyState: 'live' },
        { kind: 'video', readyState: 'live' },
      ]);
      expect(audio?.getSettings()).toEqual({});
      expect(listKinds()).toEqual(['a track of audio', 'a track of video']);
      audio?.stop();
      expect(audio?.readyState).toBe('ended');
      expect(listKinds()).toEqual(['a track of video']);
    },
  );

  test('grants only requested tracks, and lists no devices', async () => {
    expect((await navigator.mediaDevices.getDisplayMedia()).getTracks()).toEqual([]);
    expect((await navigator.mediaDevices.getUserMedia({ video: true })).getAudioTracks()).toEqual([]);
    expect(await navigator.mediaDevices.enumerateDevices()).toEqual([]);
  });
});
