import { Button, CloseIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { ClockFace } from './ClockFace';
import type { ClockRoom } from './clockRoom';
import {
  StyledPlace,
  StyledSmallFace,
  StyledSmallTime,
  StyledZone,
  StyledZoneActions,
  StyledZoneFacts,
} from './clocks.styles';
import { SayButton } from './SayButton';
import { toPlace } from './zoneNames';
import {
  DAYLIGHT_TEXT,
  formatDifference,
  formatOffset,
  formatWall,
  formatWallDate,
  getDaylightSaving,
  getZoneTime,
  toDateTime,
} from './zoneTime';

export interface ZoneClockProps {
  room: ClockRoom;
  zone: string;
  onRemove: (zone: string) => void;
}

/** One clock of the wall. */
export function ZoneClock({ room, zone, onRemove }: ZoneClockProps) {
  const shownMs = useStore(room, (state) => state.shownMs);
  const home = useStore(room, (state) => state.home);
  const baseMs = useStore(room, (state) => state.baseMs);
  const { is24, motion } = useStore(room, ({ set }) => set.present);
  const time = shownMs === null ? null : getZoneTime(zone, shownMs);
  const homeTime = shownMs === null || home === null ? null : getZoneTime(home, shownMs);

  return (
    <StyledZone>
      <StyledSmallFace>
        <ClockFace
          wallMs={time?.wallMs ?? null}
          getWallMs={() => room.getShownMs() + (time?.offsetMinutes ?? 0) * 60_000}
          baseMs={baseMs}
          isSmooth={motion === 'smooth'}
        />
      </StyledSmallFace>
      <div>
        <StyledPlace>{toPlace(zone)}</StyledPlace>
        <StyledSmallTime {...(time !== null && { as: 'time', dateTime: toDateTime(time) })}>
          {time === null ? '––:––:––' : formatWall(time.wallMs, is24)}
        </StyledSmallTime>
        {time !== null && shownMs !== null && (
          <StyledZoneFacts>
            <li>{formatWallDate(time.wallMs)}</li>
            <li>
              {formatOffset(time.offsetMinutes)}, {DAYLIGHT_TEXT[getDaylightSaving(zone, shownMs)]}
            </li>
            {homeTime !== null && <li>{formatDifference(time.offsetMinutes - homeTime.offsetMinutes)}</li>}
          </StyledZoneFacts>
        )}
        <StyledZoneActions>
          {time !== null && <SayButton zone={zone} time={time} is24={is24} />}
          <Button category="icon-sm" icon={<CloseIcon />} onClick={() => onRemove(zone)}>
            Take down {toPlace(zone)}
          </Button>
        </StyledZoneActions>
      </div>
    </StyledZone>
  );
}
