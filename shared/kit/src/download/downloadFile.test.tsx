import { downloadFile } from './downloadFile';

const content = new Blob(['a'], { type: 'text/plain' });

let clicked: { href: string; name: string; isInDocument: boolean } | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:file'), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked = { href: this.href, name: this.download, isInDocument: this.isConnected };
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('clicks a link to the content, which is in the document during the click only', () => {
  downloadFile('notes.txt', content);

  expect(URL.createObjectURL).toHaveBeenCalledWith(content);
  expect(clicked).toEqual({ href: 'blob:file', name: 'notes.txt', isInDocument: true });
  expect(document.querySelector('a')).toBeNull();
});

test('keeps the content until the browser has had time to read it', () => {
  downloadFile('notes.txt', content);

  jest.advanceTimersByTime(59_000);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
