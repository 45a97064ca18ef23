import { sanitiseHtml } from './sanitiseHtml';

/** The result as a browser reads it, which is what counts. */
function parse(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = sanitiseHtml(html);
  return root;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></ScRiPt>',
  '<script>alert(1)',
  '<<script>script>alert(1)<</script>/script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">text</p>',
  '<p/onmouseover=alert(1)>text</p>',
  '<a href="javascript:alert(1)">text</a>',
  '<a href="JaVaScRiPt:alert(1)">text</a>',
  '<a href=" javascript:alert(1)">text</a>',
  '<a href="java\nscript:alert(1)">text</a>',
  '<a href="javascript&#58;alert(1)">text</a>',
  '<a href="&#106;avascript:alert(1)">text</a>',
  '<a href="data:text/html,<script>alert(1)</script>">text</a>',
  '<a href="vbscript:alert(1)">text</a>',
  '<a href="//evil.example">text</a>',
  '<a href="/&#47;evil.example">text</a>',
  '<a href="/\\evil.example">text</a>',
  '<a href="/&Tab;/evil.example">text</a>',
  '<a href="#" style="position:fixed;inset:0" class="x" id="main" target="_top">text</a>',
  '<p style="background:url(javascript:alert(1))">text</p>',
  '<style>*{display:none}</style>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<abbr title="x" onfocus=alert(1) tabindex=0 autofocus>x</abbr>',
  '<abbr title=\'" onmouseover="alert(1)\'>x</abbr>',
  '<abbr title="`><img src=x onerror=alert(1)>">x</abbr>',
];

const TAGS = 'a abbr br code dd dl dt em kbd li ol p strong sub sup ul'.split(' ');
const ATTRIBUTES = ['href', 'title'];

describe('sanitiseHtml', () => {
  it.each(HOSTILE)('lets nothing through of %s', (html) => {
    for (const element of parse(`<p>before</p>${html}<p>after</p>`).querySelectorAll('*')) {
      expect(TAGS).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(ATTRIBUTES).toContain(name);
        if (name === 'href') expect(value).toMatch(/^$|^#/);
      }
    }
  });

  it('drops the text of a script or a style with it', () => {
    expect(parse('<p>a</p><script>alert(1)</script><style>p{}</style>').textContent).toBe('a');
  });

  it('keeps the allowed tags and the text in unknown ones', () => {
    expect(sanitiseHtml('<ul><li><strong>One</strong> <kbd>Tab</kbd></li></ul><marquee>Two</marquee>')).toBe(
      '<ul><li><strong>One</strong> <kbd>Tab</kbd></li></ul>Two',
    );
  });

  it.each(['/work/UX/a', '#role', 'https://site.example/a?b=1&amp;c=2', 'mailto:me@site.example'])(
    'keeps a link to %s',
    (href) => {
      expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
    },
  );
});
