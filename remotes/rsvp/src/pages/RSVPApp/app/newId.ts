/** Creates a new guest's id. Not `crypto.randomUUID`, which pages without HTTPS do not have. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
