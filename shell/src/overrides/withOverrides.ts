import type { ReleaseLoader } from '../remotes/createPageLoads';
import { hasStoredOverrides } from './overrideStorage';

/** Makes a loader prefer this browser's overrides to the pins. Visitors without overrides load no extra code for it. */
export function withOverrides(loader: ReleaseLoader): ReleaseLoader {
  return {
    ...loader,
    async load(ref, page, onDelay, isProbe, signal) {
      if (!hasStoredOverrides()) return loader.load(ref, page, onDelay, isProbe, signal);
      const tools = await import(/* webpackChunkName: "overrides" */ './OverrideTools').catch(
        (error: unknown) =>
          console.warn('[overrides] Ignored all overrides: their code did not load.', error),
      );
      return (
        (await tools?.loadOverride(ref.id, page, onDelay, signal)) ??
        loader.load(ref, page, onDelay, isProbe, signal)
      );
    },
  };
}
