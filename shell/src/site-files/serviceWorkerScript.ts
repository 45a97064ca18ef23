import {
  COMPOSITION_NAME,
  FAREWELL_NAME,
  type OfflineComposition,
} from '../service-worker/OfflineComposition';

/** Before the worker's code: it removes itself and all it kept. */
export const FAREWELL_SCRIPT = `self.${FAREWELL_NAME}=true;\n`;

/**
 * Writes the service worker's script.
 *
 * @param code - the worker as it was built
 * @param composition - what it serves; null for the worker that removes the one a visitor has
 */
export function toServiceWorkerScript(code: string, composition: OfflineComposition | null): string {
  const prefix =
    composition === null ? FAREWELL_SCRIPT : `self.${COMPOSITION_NAME}=${JSON.stringify(composition)};\n`;
  return prefix + code;
}
