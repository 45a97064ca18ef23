import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createLimitedTree } from './limitedTree';
import { type PageFault, toPageError } from './pageFault';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

type Parent = DefaultTreeAdapterTypes.ParentNode;

const BROKEN: PageFault = {
  found: 'elements or comments that end outside the page',
  remedy: 'Close exactly the elements that the page opens; check the HTML given to dangerouslySetInnerHTML.',
};

const MORE_THAN_OPTIONS: PageFault = {
  found: 'a <select> with more than <option>, <optgroup> and <hr>',
  remedy: 'Leave only these in it; browsers differ in how they parse others.',
};

/** A tag that does not belong into `<select>`. */
const FOREIGN_TAG = /<\/?(?!(?:option|optgroup|hr)[\s/>])[a-z]/i;

/** Comments that React writes: separators between texts, and boundaries, which can be nested. */
const TEXT_SEPARATOR = ' ';
const BOUNDARY_ENDS: Readonly<Record<string, string>> = { $: '/$', '$?': '/$', '$!': '/$', '&': '/&' };

/**
 * Parses HTML in its place in the document, as browsers do with JavaScript and without it: only the latter parse the
 * content of `<noscript>`.
 *
 * @returns the nodes that either kind of browser finds
 * @throws {SiteError} code `BAD_PAGE` if it opens or closes elements beyond its place, becomes too large, or if browsers
 *   differ in how they parse it
 */
export function parseBetween(before: string, own: string, after: string): readonly HtmlNode[] {
  const scripting = /<noscript/i.test(own) ? [false, true] : [false];
  return scripting.flatMap((scriptingEnabled) => parseOnce(before, own, after, scriptingEnabled));
}

function parseOnce(before: string, own: string, after: string, scriptingEnabled: boolean): HtmlNode[] {
  const [start, end] = ['page-start', 'page-end'];
  if (own.includes(start) || own.includes(end)) throw toPageError(BROKEN);
  const source = `<!doctype html><html><head></head><body><div>${before}<!--${start}-->${own}<!--${end}-->${after}</div></body></html>`;
  const document = parse(source, {
    scriptingEnabled,
    sourceCodeLocationInfo: true,
    treeAdapter: createLimitedTree(),
  });
  const html = document.childNodes.find((node): node is HtmlElement => node.nodeName === 'html');
  const body = html?.childNodes.find((node): node is HtmlElement => node.nodeName === 'body');
  const parent = body === undefined ? null : findParent(body, start);
  const place = parent?.childNodes ?? [];
  const to = place.findIndex((node) => isComment(node, end));
  const nodes = place.slice(place.findIndex((node) => isComment(node, start)) + 1, Math.max(to, 0));
  // A parser copies the attributes of a second <html> or <body> to the first one.
  const hasRootAttributes = [html, body].some((root) => root === undefined || root.attrs.length > 0);
  if (to < 0 || hasRootAttributes || !hasBalancedBoundaries(nodes)) throw toPageError(BROKEN);
  for (const node of listNodes(nodes)) assertOnlyOptions(node, source);
  return nodes;
}

/**
 * Refuses other elements in a `<select>`. Chromium has parsed them since version 135; the parser here drops them, so that
 * only the source shows them.
 */
function assertOnlyOptions(node: HtmlNode, source: string): void {
  if (!('tagName' in node) || node.tagName !== 'select') return;
  const { startTag, endTag } = node.sourceCodeLocation ?? {};
  const content = source.slice(startTag?.endOffset, endTag?.startOffset);
  if (endTag === undefined || FOREIGN_TAG.test(content)) throw toPageError(MORE_THAN_OPTIONS);
}

/** All nodes of a tree, including those in templates. */
export function* listNodes(nodes: readonly HtmlNode[]): Generator<HtmlNode> {
  for (const node of nodes) {
    yield node;
    if ('content' in node) yield* listNodes(node.content.childNodes);
    if ('childNodes' in node) yield* listNodes(node.childNodes);
  }
}

function isComment(node: HtmlNode, text: string): boolean {
  return node.nodeName === '#comment' && 'data' in node && node.data === text;
}

function findParent(parent: Parent, comment: string): Parent | null {
  for (const node of parent.childNodes) {
    if (isComment(node, comment)) return parent;
    const found = 'childNodes' in node ? findParent(node, comment) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Whether every boundary of React ends next to where it starts: React looks for the end there. */
function hasBalancedBoundaries(nodes: readonly HtmlNode[]): boolean {
  const open: string[] = [];
  for (const node of nodes) {
    if (node.nodeName === '#comment' && 'data' in node && node.data !== TEXT_SEPARATOR) {
      const end = BOUNDARY_ENDS[node.data];
      if (end !== undefined) open.push(end);
      else if (open.pop() !== node.data) return false;
    }
    if ('childNodes' in node && !hasBalancedBoundaries(node.childNodes)) return false;
  }
  return open.length === 0;
}
