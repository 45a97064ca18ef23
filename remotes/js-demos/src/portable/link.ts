import { readEnvelope, writeEnvelope } from './envelope';
import type { PortableKind, PortableResult } from './portableKind';

/** Maximum length of a hash: mail programs and chats break longer links. */
export const MAX_LINK_CHARACTERS = 4000;

function toBase64Url(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(encoded: string): string | null {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Encodes a creation as the hash of a link.
 *
 * @returns `#kind=data`, or null if it would be longer than {@link MAX_LINK_CHARACTERS}
 */
export function toLinkHash<T>(kind: PortableKind<T>, value: T): string | null {
  const hash = `#${kind.kind}=${toBase64Url(writeEnvelope(kind, value))}`;
  return hash.length > MAX_LINK_CHARACTERS ? null : hash;
}

/** Decodes a creation from a hash; returns null if the hash contains none of this kind. */
export function readLinkHash<T>(kind: PortableKind<T>, hash: string): PortableResult<T> | null {
  const prefix = `#${kind.kind}=`;
  if (!hash.startsWith(prefix)) return null;
  const text = fromBase64Url(hash.slice(prefix.length));
  if (text === null)
    return {
      isRead: false,
      reason: 'The link is damaged: a part of it is missing or changed. Copy the whole link.',
    };
  return readEnvelope(kind, text);
}
