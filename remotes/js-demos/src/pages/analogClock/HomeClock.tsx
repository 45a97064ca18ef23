import { Dimension } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { ClockFace } from './ClockFace';
import type { ClockRoom } from './clockRoom';
import {
  StyledButtonRoom,
  StyledDate,
  StyledHomeClock,
  StyledLargeFace,
  StyledLargeTime,
  StyledPlaceLine,
  StyledReading,
  StyledRoom,
} from './clocks.styles';
import { SayButton } from './SayButton';
import { toPlace } from './zoneNames';
import {
  DAYLIGHT_TEXT,
  formatOffset,
  formatWall,
  formatWallDate,
  getDaylightSaving,
  getZoneTime,
  toDateTime,
} from './zoneTime';

const BLANK = '\u00a0';

/** The visitor's local time, large; room is kept for what only their browser knows. */
export function HomeClock({ room }: { room: ClockRoom }) {
  const shownMs = useStore(room, (state) => state.shownMs);
  const home = useStore(room, (state) => state.home);
  const baseMs = useStore(room, (state) => state.baseMs);
  const { is24, motion } = useStore(room, ({ set }) => set.present);
  const time = shownMs === null || home === null ? null : getZoneTime(home, shownMs);

  return (
    <StyledHomeClock>
      <StyledLargeFace>
        <ClockFace
          wallMs={time?.wallMs ?? null}
          getWallMs={() => room.getShownMs() + (time?.offsetMinutes ?? 0) * 60_000}
          baseMs={baseMs}
          isSmooth={motion === 'smooth'}
          isLarge
        />
      </StyledLargeFace>
      <StyledReading>
        <StyledLargeTime {...(time !== null && { as: 'time', dateTime: toDateTime(time) })}>
          {time === null ? '––:––:––' : formatWall(time.wallMs, is24)}
        </StyledLargeTime>
        {time !== null && home !== null && shownMs !== null ? (
          <>
            <StyledDate>{formatWallDate(time.wallMs)}</StyledDate>
            <StyledPlaceLine>
              {toPlace(home)}, {DAYLIGHT_TEXT[getDaylightSaving(home, shownMs)]}
              <Dimension>{formatOffset(time.offsetMinutes)}</Dimension>
            </StyledPlaceLine>
            <SayButton zone={home} time={time} is24={is24} />
          </>
        ) : (
          <StyledRoom aria-hidden="true" data-needs-script="">
            <StyledDate>{BLANK}</StyledDate>
            <StyledPlaceLine>
              {BLANK}
              <Dimension>{BLANK}</Dimension>
            </StyledPlaceLine>
            <StyledButtonRoom />
          </StyledRoom>
        )}
      </StyledReading>
    </StyledHomeClock>
  );
}
