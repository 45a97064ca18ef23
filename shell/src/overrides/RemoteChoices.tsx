import { Button } from '@portfolio/design';
import { useLoad } from '../loading/useLoad';
import { type ActiveOverrides, loadRevokedOverrides } from './activeOverrides';
import { StyledChoices, StyledError, StyledQuiet } from './CompositionView.styles';
import type { ComposedSite } from './loadComposition';
import { hasStoredOverrides } from './overrideStorage';
import { RemoteChoice } from './RemoteChoice';
import { useOverrideChanges } from './useOverrideChanges';

interface RemoteChoicesProps {
  site: ComposedSite;
  active: ActiveOverrides;
}

/** Lets a maintainer choose, by remote, what this browser uses instead of the pinned release. */
export function RemoteChoices({ site, active }: RemoteChoicesProps) {
  const { problem, set, clear } = useOverrideChanges(active);
  const { remotes, hasAllReleases } = site.facts;
  const [removed] = useLoad(loadRevokedOverrides);
  const revoked = removed.status === 'ready' ? removed.value : [];
  return (
    <>
      {problem !== undefined && <StyledError role="alert">{problem}</StyledError>}
      {revoked.map((text) => (
        <StyledError key={text} role="status">
          {text}
        </StyledError>
      ))}
      <StyledChoices role="list">
        {remotes.map((remote) => (
          <RemoteChoice
            key={remote.id}
            site={site}
            remote={remote}
            current={active.get(remote.id)}
            onChoose={set}
            onClear={() => clear([remote.id])}
          />
        ))}
      </StyledChoices>
      <StyledQuiet>
        A choice reloads this page and stays until you undo it; nobody else sees it. Releases are verified by
        their hashes, just like the pinned ones.{' '}
        {!hasAllReleases && (
          <>
            This site includes the pinned releases and those pinned before. Composed with{' '}
            <code>npm run compose -- --with-releases</code> it includes every release of the registry that the
            shell can run.
          </>
        )}
      </StyledQuiet>
      {hasStoredOverrides() && (
        <Button category="border" onClick={() => clear()}>
          Back to all pins
        </Button>
      )}
    </>
  );
}
