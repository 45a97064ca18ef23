import { SiteError } from '@portfolio/contract';
import { useState } from 'react';
import { browserPage } from '../browser/browserPage';
import type { ActiveOverrides } from './activeOverrides';
import { clearOverrides, setOverride } from './changeOverrides';
import type { ActiveOverride } from './override';

/**
 * Returns functions that change this browser's overrides and reload the document; `problem` says why a change failed.
 */
export function useOverrideChanges(active: ActiveOverrides) {
  const [problem, setProblem] = useState<string>();

  function attempt(change: () => void) {
    try {
      change();
      // A document can run only one release of a remote and keeps its policy, so the change needs a reload.
      browserPage.reload();
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      setProblem(error.message);
    }
  }

  return {
    problem,
    set: (override: ActiveOverride) => attempt(() => setOverride(override)),
    clear: (remoteIds?: readonly string[]) => attempt(() => clearOverrides(active, remoteIds)),
  };
}
