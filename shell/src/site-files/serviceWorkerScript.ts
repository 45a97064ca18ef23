import {
  COMPOSITION_NAME,
  FAREWELL_NAME,
  type OfflineComposition,
} from '../service-worker/OfflineComposition';

/** Prepended to the worker's code: makes it remove itself and all its caches. */
export const FAREWELL_SCRIPT = `self.${FAREWELL_NAME}=true;\n`;

/**
 * Generates the service worker's script.
 *
 * @param code - the built worker
 * @param composition - the composition it serves; null for a worker that removes any existing one
 */
export function toServiceWorkerScript(code: string, composition: OfflineComposition | null): string {
  const prefix =
    composition === null ? FAREWELL_SCRIPT : `self.${COMPOSITION_NAME}=${JSON.stringify(composition)};\n`;
  return prefix + code;
}
