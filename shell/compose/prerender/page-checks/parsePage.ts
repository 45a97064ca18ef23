import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Comments that React writes: separators between texts, and boundaries, which can be nested. */
const TEXT_SEPARATOR = ' ';
const BOUNDARY_ENDS: Readonly<Record<string, string>> = { $: '/$', '$?': '/$', '$!': '/$', '&': '/&' };

/**
 * Parses HTML in its place in the document, as a browser with JavaScript disabled does, so that no element is missed.
 *
 * @returns its nodes; null if it opens or closes elements beyond its place
 */
export function parseBetween(before: string, own: string, after: string): readonly HtmlNode[] | null {
  const [start, end] = ['page-start', 'page-end'];
  if (own.includes(start) || own.includes(end)) return null;
  const document = parse(
    `<!doctype html><html><head></head><body><div>${before}<!--${start}-->${own}<!--${end}-->${after}</div></body></html>`,
    { scriptingEnabled: false },
  );
  const html = document.childNodes.find((node): node is HtmlElement => node.nodeName === 'html');
  const body = html?.childNodes.find((node): node is HtmlElement => node.nodeName === 'body');
  // A parser copies the attributes of a second <html> or <body> to the first one.
  if (html === undefined || body === undefined || html.attrs.length + body.attrs.length > 0) return null;
  const parent = findParent(body, start);
  if (parent === null) return null;
  const from = parent.childNodes.findIndex((node) => isComment(node, start));
  const to = parent.childNodes.findIndex((node) => isComment(node, end));
  if (to < 0) return null;
  const nodes = parent.childNodes.slice(from + 1, to);
  return hasBalancedBoundaries(nodes) ? nodes : null;
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
