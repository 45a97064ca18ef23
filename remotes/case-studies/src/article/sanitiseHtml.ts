import { FilterXSS } from 'xss';

/** Tags allowed in rich text. Their attributes never include style, class or id. */
const ALLOWED_TAGS = {
  a: ['href'],
  abbr: ['title'],
  br: [],
  code: [],
  dd: [],
  dl: [],
  dt: [],
  em: [],
  kbd: [],
  li: [],
  ol: [],
  p: [],
  strong: [],
  sub: [],
  sup: [],
  ul: [],
};

/** Tags that are removed together with their text, because it is not meant to be read. */
const DROPPED_WITH_TEXT = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'noscript',
  'template',
  'textarea',
  'title',
  'svg',
  'math',
];

/*
 * A path on this site, an anchor, or a full address of a kind that cannot run code. Character references are refused
 * except `&amp;`: a browser would decode them after this check.
 */
const SAFE_HREF = /^(?:https:\/\/|mailto:|#|\/(?![/\\]))(?:[^\s\\&]|&amp;)*$/;

const filter = new FilterXSS({
  whiteList: ALLOWED_TAGS,
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: DROPPED_WITH_TEXT,
  allowCommentTag: false,
  // A refused address is removed; the text of the link stays.
  onTagAttr: (_tag, name, value) => (name === 'href' && !SAFE_HREF.test(value) ? '' : undefined),
  safeAttrValue: (_tag, _name, value) => value.replace(/[<>"'`]/g, (char) => `&#${char.charCodeAt(0)};`),
});

/** Reduces rich text of a content file to the allowed tags. */
export function sanitiseHtml(html: string): string {
  return filter.process(html);
}
