import { shareLink } from './shareLink';

const LINK = { title: 'A study', url: 'https://site.example/work/UX/a' };

const written: string[] = [];

const ALLOWED = {
  writeText: async (text: string) => {
    written.push(text);
  },
};
const DENIED = { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) };

/** Gives the browser a share sheet, a clipboard, both or neither. */
function install(parts: { share?: (link: ShareData) => Promise<void>; clipboard?: object }) {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  written.length = 0;
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('shareLink', () => {
  test('opens the share sheet if there is one', async () => {
    const shared: unknown[] = [];
    install({ share: (link) => Promise.resolve(void shared.push(link)) });
    expect(await shareLink(LINK)).toBe('shared');
    expect(shared).toEqual([LINK]);
  });

  test('does nothing else if the visitor closes the sheet', async () => {
    const share = () => Promise.reject(new DOMException('Closed', 'AbortError'));
    install({ share, clipboard: ALLOWED });
    expect(await shareLink(LINK)).toBe('cancelled');
    expect(written).toEqual([]);
  });

  test('copies the link if the sheet refuses it', async () => {
    install({ share: () => Promise.reject(new TypeError('Not supported')), clipboard: ALLOWED });
    expect(await shareLink(LINK)).toBe('copied');
    expect(written).toEqual([LINK.url]);
  });

  test('copies the link if it cannot be shared', async () => {
    install({ clipboard: ALLOWED });
    expect(await shareLink(LINK)).toBe('copied');
    expect(written).toEqual([LINK.url]);
  });

  test('reports a failure if copying is denied or impossible', async () => {
    install({ clipboard: DENIED });
    expect(await shareLink(LINK)).toBe('failed');
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(await shareLink(LINK)).toBe('failed');
  });
});
