import {
  COMPOSITION_NAME,
  UNREGISTER_FLAG,
  type OfflineComposition,
} from '../service-worker/OfflineComposition';

/** Prepended to the worker's code: makes it remove itself and all its caches. */
export const UNREGISTER_SCRIPT = `self.${UNREGISTER_FLAG}=true;\n`;

/**
 * Generates the service worker's script.
 *
 * @param code - the built worker
 * @param composition - the composition it serves; null for a worker that removes any existing one
 */
export function toServiceWorkerScript(code: string, composition: OfflineComposition | null): string {
  const prefix =
    composition === null ? UNREGISTER_SCRIPT : `self.${COMPOSITION_NAME}=${JSON.stringify(composition)};\n`;
  return prefix + code;
}
