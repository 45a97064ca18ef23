import { HOSTILE_HTML } from './article-testing/hostileHtml';
import { sanitiseHtml } from './sanitiseHtml';

/** The result as parsed by a browser, which is what counts. */
function parse(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = sanitiseHtml(html);
  return root;
}

const TAGS = 'a abbr br code dd dl dt em kbd li ol p strong sub sup ul'.split(' ');
const ATTRIBUTES = ['href', 'title'];

describe('sanitiseHtml', () => {
  test.each(HOSTILE_HTML)('removes everything forbidden from %s', (html) => {
    for (const element of parse(`<p>before</p>${html}<p>after</p>`).querySelectorAll('*')) {
      expect(TAGS).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(ATTRIBUTES).toContain(name);
        if (name === 'href') expect(value).toMatch(/^#/);
      }
    }
  });

  test('drops scripts and styles with their text', () => {
    expect(parse('<p>a</p><script>alert(1)</script><style>p{}</style>').textContent).toBe('a');
  });

  test('keeps allowed tags and the text of unknown ones', () => {
    expect(sanitiseHtml('<ul><li><strong>One</strong> <kbd>Tab</kbd></li></ul><marquee>Two</marquee>')).toBe(
      '<ul><li><strong>One</strong> <kbd>Tab</kbd></li></ul>Two',
    );
  });

  test.each(['/work/UX/a', '#role', 'https://site.example/a?b=1&amp;c=2', 'mailto:me@site.example'])(
    'keeps a link to %s',
    (href) => {
      expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
    },
  );
});
