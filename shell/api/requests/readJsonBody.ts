import { toAbortFault } from './abortFaults';
import { RequestFault } from './RequestFault';

/** The largest legitimate body is a sign-up of about 400 bytes. */
const MAX_BODY_BYTES = 8 * 1024;

/** JSON is sent as plain text. SPEC section 7. */
const CONTENT_TYPE = 'text/plain';

/** A request, and the signal that stops reading its body. */
interface BodySource {
  request: Request;
  signal: AbortSignal;
}

/**
 * Reads a body; stops as soon as it is too long or the signal is aborted.
 *
 * @throws {RequestFault} status 400, 413 or 415, or the reason for which the signal was aborted
 */
export async function readJsonBody(call: Readonly<BodySource>): Promise<Record<string, unknown>> {
  const body = await readJson(call, [CONTENT_TYPE], MAX_BODY_BYTES);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestFault(400, 'BAD_BODY', 'The body is not a JSON object. Send one.');
  return body as Record<string, unknown>;
}

/**
 * Reads a JSON body with one of the given media types.
 *
 * @throws {RequestFault} status 400, 413 or 415
 */
export async function readJson(
  { request, signal }: Readonly<BodySource>,
  types: readonly string[],
  maxBytes: number,
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type))
    throw new RequestFault(
      415,
      'WRONG_TYPE',
      `The body has the wrong content type. Send it as ${types.join(' or ')}.`,
    );
  return parseJson(await readText(request, signal, maxBytes));
}

async function readText(request: Request, signal: AbortSignal, maxBytes: number): Promise<string> {
  const tooLong = () =>
    new RequestFault(413, 'BODY_TOO_LARGE', `The body has more than ${maxBytes} bytes. Send a shorter one.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong();
  const chunks: Uint8Array[] = [];
  let lengthBytes = 0;
  const reader = request.body?.getReader();
  const stop = () => void reader?.cancel().catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  while (reader !== undefined) {
    const { done, value } = await reader.read().catch(() => {
      throw new RequestFault(400, 'BAD_BODY', 'The request did not arrive in full. Please try again.');
    });
    if (done) break;
    lengthBytes += value.byteLength;
    if (lengthBytes > maxBytes) {
      await reader.cancel();
      throw tooLong();
    }
    chunks.push(value);
  }
  signal.removeEventListener('abort', stop);
  // After a cancel, the body looks complete although it was cut off.
  if (signal.aborted) throw toAbortFault(signal.reason);
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestFault(400, 'BAD_BODY', 'The body is not UTF-8 text. Send it as UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFault(400, 'BAD_BODY', 'The body is not JSON. Send a JSON object.');
  }
}

/**
 * Reads named fields from a body, which must not have any others.
 *
 * @throws {RequestFault} status 400
 */
export function parseFields<Name extends string>(
  body: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Record<Name, unknown> {
  const unknownNames = Object.keys(body).filter((key) => !names.some((name) => name === key));
  const missing = names.filter((name) => !Object.hasOwn(body, name));
  if (unknownNames.length > 0 || missing.length > 0)
    throw new RequestFault(
      400,
      'BAD_BODY',
      `The body does not have the expected fields. Send exactly: ${names.join(', ')}.`,
    );
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Record<Name, unknown>;
}

/**
 * Reads a text field.
 *
 * @throws {RequestFault} status 400
 */
export function parseText(name: string, value: unknown): string {
  if (typeof value !== 'string')
    throw new RequestFault(400, 'BAD_BODY', `${name} is not a string. Send one.`);
  return value;
}
