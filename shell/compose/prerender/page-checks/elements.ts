import type { PageFault } from './pageFault';
import type { HtmlElement, HtmlNode } from './parsePage';

/** Names that a page may not use because the shell's part of the document has them. */
export interface ForeignNames {
  ids: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

const IN_EFFECT = 'Do it in an effect of the page, with the services of PageProps.';

/** Elements that run code, embed another document, or affect the whole document. */
const REFUSED_ELEMENTS: Readonly<Record<string, string>> = {
  applet: IN_EFFECT,
  base: 'Write whole addresses.',
  embed: 'Show it with <img>, <video> or <audio>.',
  frame: IN_EFFECT,
  frameset: IN_EFFECT,
  iframe: 'Link to the other page.',
  link: 'Import style files from scripts; webpack puts them into the release.',
  meta: 'Put title and description into the catalogue.',
  object: 'Show it with <img>, <video> or <audio>.',
  script: IN_EFFECT,
  style: 'Use styled-components, or import a style file.',
  title: 'Put the title into the catalogue. In a drawing, use aria-label.',
};

/**
 * Elements whose name browsers make a member of `document`, even in place of one such as `querySelector`. `<embed>`,
 * `<iframe>` and `<object>` do so too, and are refused as a whole; the id of an `<img>` counts only beside a name.
 *
 * @see https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 */
const NAMED_IN_DOCUMENT = new Set(['form', 'img']);

/** Begins the globals in which webpack keeps the chunks of a build: an element of that id could be found there. */
const CHUNKS_PREFIX = 'webpackChunk';

/** Animation elements that can set an attribute such as href. */
const ANIMATIONS = new Set(['animate', 'set']);

/** Attributes that browsers treat as URLs. */
const ADDRESSES = new Set([
  'action',
  'data',
  'formaction',
  'href',
  'poster',
  'src',
  'xlink:href',
  'background',
]);
/** Attributes with the URL that form data is sent to. */
const FORM_ADDRESSES = new Set(['action', 'formaction']);
/** Attributes that act on the elements with the named ids: `aria-owns` takes them from their place for screen readers. */
const REACHES = new Set(['aria-owns', 'commandfor', 'for', 'form', 'interestfor', 'popovertarget']);
/** URL schemes that run no code in the page. */
const SAFE_SCHEME = /^(https?|mailto|tel|blob):/i;
const PICTURE_DATA = /^data:(image|audio|video|font)\//i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Finds the fault of one node of a page's HTML; null if there is none. */
export function findElementFault(node: HtmlNode, foreign: ForeignNames): PageFault | null {
  if (!('tagName' in node)) return null;
  const { tagName } = node;
  // SVG drawings may have a <title>: it is their accessible name.
  const isDrawingTitle = tagName === 'title' && node.namespaceURI.endsWith('/svg');
  const remedy = Object.hasOwn(REFUSED_ELEMENTS, tagName) ? REFUSED_ELEMENTS[tagName] : undefined;
  if (remedy !== undefined && !isDrawingTitle) return { found: `<${tagName}>`, remedy };
  for (const { prefix, name, value } of node.attrs) {
    const fault = findAttributeFault(node, prefix ? `${prefix}:${name}` : name, value, foreign);
    if (fault !== null) return fault;
  }
  return null;
}

function findAttributeFault(
  { tagName }: HtmlElement,
  name: string,
  value: string,
  foreign: ForeignNames,
): PageFault | null {
  const found = `<${tagName} ${name}="${value.slice(0, 80)}">`;
  if (name.startsWith('on')) return { found, remedy: 'Give React the function, as in onClick={...}.' };
  if (name === 'srcdoc' || name === 'ping') return { found, remedy: 'Leave the attribute out.' };
  if (name === 'id' && (foreign.ids.has(value) || value.startsWith(CHUNKS_PREFIX)))
    return { found, remedy: 'The shell uses this id. Use another one, or useId().' };
  if (REACHES.has(name) && value.split(/\s+/).some((id) => foreign.ids.has(id)))
    return { found, remedy: 'It reaches into the part of the shell. Name an element of the page.' };
  if (name === 'name' && NAMED_IN_DOCUMENT.has(tagName))
    return { found, remedy: 'Its name could replace a member of document. Use an id or a class.' };
  if (foreign.attributes.has(name))
    return { found, remedy: 'It is reserved for the shell. Use another name.' };
  if (name === 'attributename' || name === 'attributeName')
    return ANIMATIONS.has(tagName) && /href|src|^on/i.test(value)
      ? { found, remedy: 'Animate the appearance, not the address.' }
      : null;
  if (!ADDRESSES.has(name)) return null;
  // Browsers ignore these characters in URLs.
  const address = value.replace(/[\0-\x20]/g, '');
  if (FORM_ADDRESSES.has(name) && (ANY_SCHEME.test(address) || /^[/\\]{2}/.test(address)))
    return { found, remedy: 'Send forms to this site, or handle them in onSubmit.' };
  if (ANY_SCHEME.test(address) && !SAFE_SCHEME.test(address) && !PICTURE_DATA.test(address))
    return { found, remedy: 'Link to http, https, mailto or tel addresses only.' };
  return null;
}
