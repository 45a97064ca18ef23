import type { LoggedRequest } from './LoggedRequest';

/** The kinds that are distinguished; everything else is `other`. */
const KINDS: Readonly<Record<string, ByteKind>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};

export type ByteKind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

/** A preload has the type of its `as` or none: then the file extension decides. */
function toKind({ type, url }: LoggedRequest): ByteKind {
  const kind = KINDS[type];
  if (kind !== undefined) return kind;
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'js';
  return pathname.endsWith('.css') ? 'css' : 'other';
}

export function isScript(request: LoggedRequest): boolean {
  return toKind(request) === 'js';
}

/** Adds up the bytes from the network by kind. */
export function sumBytes(requests: readonly LoggedRequest[]): Record<ByteKind, number> {
  const sums: Record<ByteKind, number> = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  for (const request of requests) sums[toKind(request)] += request.bytes;
  return sums;
}
