import { useEffect, useState } from 'react';
import { COUNTDOWN_TICK_MS, getCountdown } from './countdown';
import type { Countdown, CountdownSetting } from './countdown';

const EXPIRED: Countdown = { status: 'expired' };

/** The current state, updated every second until it expires. On the server and during hydration: expired. */
export function useCountdown({ startMs, endMs }: CountdownSetting): Countdown {
  const [countdown, setCountdown] = useState<Countdown>(EXPIRED);

  useEffect(() => {
    const update = () => {
      const next = getCountdown(Date.now(), { startMs, endMs });
      setCountdown(next.status === 'expired' ? EXPIRED : next);
      if (next.status === 'expired') clearInterval(timer);
    };
    const timer = setInterval(update, COUNTDOWN_TICK_MS);
    update();
    return () => clearInterval(timer);
  }, [startMs, endMs]);

  return countdown;
}
