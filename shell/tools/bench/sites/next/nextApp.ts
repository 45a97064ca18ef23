import { splitPage } from './splitPage';

interface ComposedSite {
  /** The composed pages by path. */
  pages: ReadonlyMap<string, string>;
  /** Maps other spellings of paths, in lower case, to the path. */
  redirects: Readonly<Record<string, string>>;
}

const CONFIG = `export default {
  turbopack: { root: import.meta.dirname },
  headers: () =>
    ['/shell/:file*', '/remotes/:file*'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
};
`;

const TO_ELEMENTS = `import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';
import links from '../content/links.json';

export function toElements(html, main) {
  const options = {
    replace({ name, attribs, children }) {
      if (name === 'main') return <main {...attributesToProps(attribs)}>{main}</main>;
      const path = name === 'a' ? links[attribs.href] : undefined;
      if (path === undefined) return undefined;
      return (
        <Link {...attributesToProps(attribs)} href={path}>
          {domToReact(children, options)}
        </Link>
      );
    },
  };
  return parse(html, options);
}
`;

const LAYOUT = `import frame from '../content/frame.json';
import { toElements } from './toElements';

export const viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <style href="frame" precedence="frame">
          {frame.css}
        </style>
        {toElements(frame.html, children)}
      </body>
    </html>
  );
}
`;

const PAGE = `import fs from 'node:fs/promises';
import pages from '../../content/pages.json';
import { toElements } from '../toElements';

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(pages).map((path) => ({ path: path.split('/').filter(Boolean) }));
}

export default async function Page({ params }) {
  const { path = [] } = await params;
  const file = pages['/' + path.join('/')];
  const { css, html } = JSON.parse(await fs.readFile(process.cwd() + '/content/' + file, 'utf8'));
  return (
    <>
      <style href={file} precedence="page">
        {css}
      </style>
      {toElements(html)}
    </>
  );
}
`;

/**
 * Converts a composed site into a Next application: the same markup as server components, with Next's links. Header,
 * footer, which are those of home, and the style rules that all pages share are in the layout; everything else is in a
 * single page for all paths.
 *
 * @returns the text of each file, by name
 */
export function toNextFiles({ pages, redirects }: ComposedSite): Map<string, string> {
  const split = [...pages].map(([path, html]) => ({ path, ...splitPage(html) }));
  const [first] = split;
  const frameClasses = listClasses(first?.frame ?? '');
  const shared = new Set(
    first?.rules.filter(
      (rule) =>
        split.every(({ rules }) => rules.includes(rule)) || frameClasses.some((name) => rule.includes(name)),
    ),
  );
  const toFile = (index: number) => `page${index}.json`;
  const toJson = (value: unknown) => `${JSON.stringify(value)}\n`;
  const paths = split.map(({ path }) => [path, path]);
  return new Map([
    ['next.config.mjs', CONFIG],
    ['app/toElements.js', TO_ELEMENTS],
    ['app/layout.js', LAYOUT],
    ['app/[[...path]]/page.js', PAGE],
    ['content/frame.json', toJson({ css: [...shared].join(''), html: first?.frame })],
    ['content/pages.json', toJson(Object.fromEntries(split.map(({ path }, index) => [path, toFile(index)])))],
    ['content/links.json', toJson(toLinks(split.map(({ content, frame }) => content + frame)))],
    ...split.map(({ content, rules }, index): [string, string] => [
      `content/${toFile(index)}`,
      toJson({ css: rules.filter((rule) => !shared.has(rule)).join(''), html: content }),
    ]),
  ]);

  /** Maps each link address to its page; other addresses are left to the browser. */
  function toLinks(texts: readonly string[]): Record<string, string> {
    const known = new Map(paths.map(([path = '']) => [path, path]));
    const addresses = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)"/g)].map(([, href = '']) => href),
      ),
    );
    return Object.fromEntries(
      [...addresses].flatMap((href) => {
        const path = known.get(href) ?? known.get(redirects[href.toLowerCase()] ?? '');
        return path === undefined ? [] : [[href, path]];
      }),
    );
  }
}

/** Lists the class names in a piece of HTML, in the form used in style rules. */
function listClasses(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(names)].filter(Boolean).map((name) => `.${name}`);
}
