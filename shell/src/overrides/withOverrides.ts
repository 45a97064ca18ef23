import type { releaseLoader } from '../remotes/releaseLoader';
import { hasStoredOverrides } from './overrideStorage';

type ReleaseLoader = typeof releaseLoader;

/** Lets a browser's overrides go before the pins. Visitors, who have none, load nothing more for it. */
export function withOverrides(loader: ReleaseLoader): ReleaseLoader {
  return {
    ...loader,
    async load(ref, page, onDelay) {
      if (!hasStoredOverrides()) return loader.load(ref, page, onDelay);
      const parts = await import(/* webpackChunkName: "overrides" */ './OverrideParts').catch(
        (error: unknown) =>
          console.warn('[overrides] Ignored all overrides: their code did not come.', error),
      );
      return (await parts?.loadOverride(ref.id, page)) ?? loader.load(ref, page, onDelay);
    },
  };
}
