import { Button, TrashIcon } from '@portfolio/design';
import { downloadFile, useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { measureTrackM, toGpx } from './track';
import type { Tracker } from './tracker';
import { TrackMap } from './TrackMap';
import { StyledTrack } from './TrackMap.styles';
import { describeDistance } from './units';

export interface TrackPanelProps {
  tracker: Tracker;
  isSimulated: boolean;
}

/** The recorded track and its exports. */
export function TrackPanel({ tracker, isSimulated }: TrackPanelProps) {
  const announce = useAnnounce();
  const track = useStore(tracker, (value) => value.track);
  const distanceM = measureTrackM(track);
  const isEmpty = track.length === 0;

  function handleExport() {
    const name = isSimulated ? 'simulated-way' : 'way';
    downloadFile(`${name}.gpx`, new Blob([toGpx(track, name)], { type: 'application/gpx+xml' }));
    announce(`Exported ${name}.gpx.`);
  }

  function handleClear() {
    tracker.clearTrack();
    announce('The route is deleted.');
  }

  return (
    <StyledTrack>
      <TrackMap track={track} distanceM={distanceM} />
      <StyledStack>
        <p>
          {isEmpty
            ? 'No route yet. It will be drawn here to scale, with no map underneath.'
            : `${describeDistance(distanceM)} in ${track.length} ${track.length === 1 ? 'point' : 'points'}${isSimulated ? ', simulated' : ''}.`}
        </p>
        <StyledToolbar>
          <Button category="border-sm" aria-disabled={isEmpty} onClick={handleExport}>
            Export GPX
          </Button>
          <Button category="border-sm" icon={<TrashIcon />} aria-disabled={isEmpty} onClick={handleClear}>
            Delete the route
          </Button>
        </StyledToolbar>
        <StyledHint>
          The route stays in this tab until you leave. Anyone who has the file knows where you have been.
        </StyledHint>
      </StyledStack>
    </StyledTrack>
  );
}
