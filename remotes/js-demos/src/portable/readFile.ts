import { findSizeProblem, readEnvelope } from './envelope';
import type { PortableKind, PortableResult } from './portableKind';

/** Reads a creation from a file that the visitor chose. Never rejects: a refusal gives the reason. */
export async function readFile<T>(kind: PortableKind<T>, file: File): Promise<PortableResult<T>> {
  const sizeProblem = findSizeProblem(kind, file.size);
  if (sizeProblem !== null) return { isRead: false, reason: sizeProblem };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return {
      isRead: false,
      reason: `${file.name} could not be read. It may have been moved or changed since you chose it. Choose it again.`,
    };
  }
  return readEnvelope(kind, text);
}
