import { Button, CloseIcon } from '@portfolio/design';
import { useState } from 'react';
import { COUNTDOWN_ATTRIBUTE, COUNTDOWN_DISMISSED } from '../../theme/rootAttributes';
import { SITE } from '../../site';
import { COOKIE_NAMES, setCookie } from '../../browser/siteCookie';
import { StyledBanner, StyledTime } from './CountdownBanner.styles';
import { DEFAULT_COUNTDOWN, toRemainingText } from './countdown';
import type { Countdown } from './countdown';
import { useCountdown } from './useCountdown';

interface CountdownBannerProps {
  /** The upcoming or current site updates (default), or the one quiet line once they are over. */
  shows?: 'current' | 'expired';
  /** True if a breadcrumb follows, with which it can share a line. */
  isBesideBreadcrumb?: boolean;
}

/**
 * One line about site updates, in the state that `shows` selects. If dismissed, it stays hidden for a day: the script
 * in `<head>` hides it before the first paint.
 */
export function CountdownBanner({ shows = 'current', isBesideBreadcrumb }: CountdownBannerProps) {
  const countdown = useCountdown(SITE.countdown ?? DEFAULT_COUNTDOWN);
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed || (countdown.status === 'expired') !== (shows === 'expired')) return null;

  function handleDismiss() {
    setCookie(COOKIE_NAMES.countdown, COUNTDOWN_DISMISSED);
    // Hides the banner that is created when the visitor returns to home without a reload.
    document.documentElement.setAttribute(COUNTDOWN_ATTRIBUTE, COUNTDOWN_DISMISSED);
    // The button disappears, and would take the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    setIsDismissed(true);
  }

  return (
    <StyledBanner aria-label="Site updates" data-beside-breadcrumb={isBesideBreadcrumb || undefined}>
      <CountdownText countdown={countdown} />
      <Button category="icon-sm" icon={<CloseIcon sizePx={16} />} onClick={handleDismiss}>
        Dismiss the note about site updates
      </Button>
    </StyledBanner>
  );
}

function CountdownText({ countdown }: { countdown: Countdown }) {
  if (countdown.status === 'expired')
    return <p>The site updates are finished. Everything is in its place.</p>;
  // Not a live region: a screen reader that spoke every second would be unusable.
  const time = <StyledTime role="timer">{toRemainingText(countdown.remainingMs)}</StyledTime>;
  if (countdown.status === 'upcoming') return <p>Site updates begin in {time}</p>;
  return <p>Site updates are under way, {time} to go. Please come back tomorrow.</p>;
}
