import { findInternalUrl } from './internalLink';

function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let found: URL | null = null;
  const listen = (event: Event) => {
    found = findInternalUrl(event);
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  document
    .querySelector('#target, a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', listen);
  return (found as URL | null)?.pathname ?? null;
}

test('finds the page of a plain link to this site, also if an element inside the link is clicked', () => {
  expect(click('<a href="/work">Work</a>')).toBe('/work');
  expect(click('<a href="/work"><b id="target">Work</b></a>')).toBe('/work');
});

test.each([
  ['another origin', '<a href="https://other.example/work">x</a>', {}],
  ['a new window', '<a href="/work" target="_blank">x</a>', {}],
  ['a download', '<a href="/work" download>x</a>', {}],
  ['a file', '<a href="/rss.xml">x</a>', {}],
  ['mail', '<a href="mailto:a@example.com">x</a>', {}],
  ['no address', '<a>x</a>', {}],
  ['a jump on this page', '<a href="#part">x</a>', {}],
  ['Ctrl+click', '<a href="/work">x</a>', { ctrlKey: true }],
  ['Cmd+click', '<a href="/work">x</a>', { metaKey: true }],
  ['Shift+click', '<a href="/work">x</a>', { shiftKey: true }],
  ['the middle button', '<a href="/work">x</a>', { button: 1 }],
])('%s is left to the browser', (_name, html, init) => {
  expect(click(html, init)).toBeNull();
});
