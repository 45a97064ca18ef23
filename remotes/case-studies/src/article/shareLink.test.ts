import { shareLink } from './shareLink';

const LINK = { title: 'A study', url: 'https://site.example/work/UX/a' };

function createClipboard(isAllowed = true) {
  const written: string[] = [];
  const writeText = (text: string) => {
    if (!isAllowed) return Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    written.push(text);
    return Promise.resolve();
  };
  return { clipboard: { writeText }, written };
}

describe('shareLink', () => {
  it('hands the link to the share sheet where there is one', async () => {
    const shared: unknown[] = [];
    const share = (link: unknown) => Promise.resolve(void shared.push(link));
    expect(await shareLink(LINK, { share })).toBe('shared');
    expect(shared).toEqual([LINK]);
  });

  it('does nothing more when the visitor closes the sheet', async () => {
    const { clipboard, written } = createClipboard();
    const share = () => Promise.reject(new DOMException('Closed', 'AbortError'));
    expect(await shareLink(LINK, { share, clipboard })).toBe('cancelled');
    expect(written).toEqual([]);
  });

  it('copies the link when the sheet refuses it', async () => {
    const { clipboard, written } = createClipboard();
    const share = () => Promise.reject(new TypeError('Not supported'));
    expect(await shareLink(LINK, { share, clipboard })).toBe('copied');
    expect(written).toEqual([LINK.url]);
  });

  it('copies the link where nothing can be shared', async () => {
    const { clipboard, written } = createClipboard();
    expect(await shareLink(LINK, { clipboard })).toBe('copied');
    expect(written).toEqual([LINK.url]);
  });

  it('says so when copying is denied or impossible', async () => {
    expect(await shareLink(LINK, createClipboard(false))).toBe('failed');
    expect(await shareLink(LINK, {})).toBe('failed');
  });
});
