import { FilterXSS } from 'xss';

/** Tags that rich text may use. A style, a class or an id is never among their attributes. */
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

/** Tags whose text goes with them, because it is not meant to be read. */
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
 * A path of this site, an anchor, or a full address of a kind that cannot run anything. Character references
 * are refused but for `&amp;`: a browser would decode them after this check.
 */
const SAFE_HREF = /^(?:https:\/\/|mailto:|#|\/(?![/\\]))(?:[^\s\\&]|&amp;)*$/;

const filter = new FilterXSS({
  whiteList: ALLOWED_TAGS,
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: DROPPED_WITH_TEXT,
  allowCommentTag: false,
  // Without its address the text of a link stays, and there is nothing to follow.
  onTagAttr: (_tag, name, value) => (name === 'href' && !SAFE_HREF.test(value) ? '' : undefined),
  safeAttrValue: (_tag, _name, value) => value.replace(/[<>"'`]/g, (char) => `&#${char.charCodeAt(0)};`),
});

/** Rich text of a content file, reduced to the allowed tags whatever the file holds. */
export function sanitiseHtml(html: string): string {
  return filter.process(html);
}
