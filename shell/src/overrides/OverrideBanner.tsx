import { Button } from '@portfolio/design';
import { useLoad } from '../loading/useLoad';
import { loadActiveOverrides, loadRevokedOverrides } from './activeOverrides';
import { toOverrideText } from './override';
import { RoomForBanner, StyledActions, StyledBanner, StyledMark, StyledText } from './OverrideBanner.styles';
import { useOverrideChanges } from './useOverrideChanges';

/** Warns on every page that this browser has overrides, and offers to remove them with one click. */
export function OverrideBanner({ onOpenPanel }: { onOpenPanel: () => void }) {
  const [state] = useLoad(loadActiveOverrides);
  const active = state.status === 'ready' ? state.value : new Map();
  const { problem, clear } = useOverrideChanges(active);
  const [removed] = useLoad(loadRevokedOverrides);
  const revoked = removed.status === 'ready' ? removed.value : [];
  const overrides = [...active.values()];
  const only = overrides.length === 1 ? overrides[0] : undefined;
  const isShown = overrides.length + revoked.length > 0;
  return (
    <StyledBanner aria-label="Override" hidden={!isShown}>
      {/* Rendered before its text: screen readers announce changes only in a region that already exists. */}
      <StyledText role="status">
        {isShown && <StyledMark>In this browser only</StyledMark>}
        {overrides.map(({ remoteId, override, pinnedVersion }) => (
          <span key={remoteId}>
            <strong>{remoteId}</strong> is {toOverrideText(override)} instead of the pinned {pinnedVersion}.
          </span>
        ))}
        {revoked.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {problem}
      </StyledText>
      {isShown && <RoomForBanner />}
      {isShown && (
        <StyledActions>
          {overrides.length > 0 && (
            <Button category="small" onClick={() => clear(only && [only.remoteId])}>
              {only ? 'Back to the pinned release' : 'Back to all pins'}
            </Button>
          )}
          <Button category="border-sm" aria-haspopup="dialog" onClick={onOpenPanel}>
            Composition
          </Button>
        </StyledActions>
      )}
    </StyledBanner>
  );
}
