import type { SessionKind } from './Session';

/** The claims of a token about its owner. The browser cannot verify them, so they only decide what is displayed. */
export interface TokenClaims {
  ID: string;
  email: string;
  isAdmin: 0 | 1;
  expiresMs: number;
  /** All claims of the payload. */
  all: Readonly<Record<string, unknown>>;
}

/** Reads the claims of a token; null if it is not a token. A Google token never makes a visitor an admin. */
export function findTokenClaims(token: string, kind: SessionKind): TokenClaims | null {
  const all = decodePayload(token);
  if (all === null) return null;
  const { sub, email, exp } = all;
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof exp !== 'number') return null;
  const isAdmin = kind === 'account' && all['isAdmin'] === 1 ? 1 : 0;
  return { ID: sub, email, isAdmin, expiresMs: exp * 1000, all };
}

function decodePayload(token: string): Record<string, unknown> | null {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return null;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
