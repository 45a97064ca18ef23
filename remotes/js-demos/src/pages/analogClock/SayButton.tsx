import { Button } from '@portfolio/design';
import { useAnnounce } from '@portfolio/kit/demo';
import { toPlace } from './zoneNames';
import { formatOffset, formatWall, formatWallDate, type ZoneTime } from './zoneTime';

export interface SayButtonProps {
  zone: string;
  time: ZoneTime;
  is24: boolean;
}

/** Announces the time in words, on demand: a clock that did so every second would drown out everything else. */
export function SayButton({ zone, time, is24 }: SayButtonProps) {
  const announce = useAnnounce();
  const place = toPlace(zone);
  return (
    <Button
      category="border-sm"
      aria-label={`Say the time in ${place}`}
      onClick={() =>
        announce(
          `${place}: ${formatWall(time.wallMs, is24)}, ${formatWallDate(time.wallMs)}, ${formatOffset(time.offsetMinutes)}.`,
        )
      }
    >
      Say the time
    </Button>
  );
}
