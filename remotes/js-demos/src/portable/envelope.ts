import { PortableRefusal, type PortableKind, type PortableResult } from './portableKind';
import { readObject } from './readData';

/** Written into every file, to distinguish it from any other JSON. */
export const FILE_FORMAT = 'portfolio-creation';

function describeBytes(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`;
}

/** Serialises a creation as the text of a file. */
export function writeEnvelope<T>(kind: PortableKind<T>, value: T): string {
  return JSON.stringify({
    format: FILE_FORMAT,
    kind: kind.kind,
    version: kind.version,
    data: kind.toData(value),
  });
}

/** Parses the text of a file. Never throws: a refusal gives the reason. */
export function readEnvelope<T>(kind: PortableKind<T>, text: string): PortableResult<T> {
  try {
    return { isRead: true, value: open(kind, text) };
  } catch (error) {
    if (error instanceof PortableRefusal) return { isRead: false, reason: error.message };
    throw error;
  }
}

/** Returns why a file of this size is not read at all, or null if it is small enough. */
export function findSizeProblem<T>(kind: PortableKind<T>, bytes: number): string | null {
  if (bytes <= kind.maxBytes) return null;
  return `The file is ${describeBytes(bytes)}. A ${kind.label} can be at most ${describeBytes(kind.maxBytes)}.`;
}

function open<T>(kind: PortableKind<T>, text: string): T {
  const sizeProblem = findSizeProblem(kind, new TextEncoder().encode(text).length);
  if (sizeProblem !== null) throw new PortableRefusal(sizeProblem);

  const envelope = readObject(parseJson(text), 'The file');
  if (envelope.format !== FILE_FORMAT) {
    throw new PortableRefusal('The file was not exported from one of these demos. Choose one that was.');
  }
  if (envelope.kind !== kind.kind) {
    throw new PortableRefusal(
      `The file is a “${String(envelope.kind)}” file, but this page opens “${kind.kind}” files.`,
    );
  }
  const { version } = envelope;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new PortableRefusal('The file does not state its version. Export it again.');
  }
  if (version > kind.version) {
    throw new PortableRefusal(
      `The file has version ${version}; this page reads up to version ${kind.version}. Reload the page and try again.`,
    );
  }
  return kind.fromData(envelope.data, version);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PortableRefusal('The file is damaged: it is not complete JSON. Export it again.');
  }
}
