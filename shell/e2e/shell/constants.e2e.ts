import { CHUNK_LOAD_TIMEOUT_MS } from '@portfolio/contract';
import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TEXT_MAX_LENGTH,
} from '../../../shared/design/src/form/patterns';
import { KEPT_PAGES } from '../../src/app/rememberPage';
import { COUNTDOWN_TICK_MS, DEFAULT_COUNTDOWN } from '../../src/layout/countdown/countdown';
import {
  BUFFER_RATIO,
  SCROLL_DEBOUNCE_MS,
  START_DELAY_MS,
} from '../../src/layout/scroll-indicator/useSections';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../src/pages/work/workQuery';
import { SIGN_UP_FAILED_ALERT } from '../../src/auth/login-modal/authAlerts';
import { DEFAULT_LIFETIME_DAYS } from '../../src/browser/siteCookie';
import { THEME_COOKIE_DAYS } from '../../src/theme/themeCookie';
import { THEME_TRANSITION_MS } from '../../src/theme/themeStore';
import { SPEC_LIMITS } from '../support/shellLimits';
import { expect, test } from '../support/siteTest';

const CONSTANTS: readonly [name: string, actual: unknown, specified: unknown][] = [
  ['theme cookie, days', THEME_COOKIE_DAYS, SPEC_LIMITS.themeCookieDays],
  ['cookie lifetime, days', DEFAULT_LIFETIME_DAYS, SPEC_LIMITS.cookieDays],
  ['short alert, s', SIGN_UP_FAILED_ALERT.timeout, SPEC_LIMITS.alertTimeoutS.short],
  ['text, characters', TEXT_MAX_LENGTH, SPEC_LIMITS.textMaxLength],
  ['email, characters', EMAIL_MAX_LENGTH, SPEC_LIMITS.emailMaxLength],
  ['password, fewest characters', PASSWORD_MIN_LENGTH, SPEC_LIMITS.password.minLength],
  ['password, most characters', PASSWORD_MAX_LENGTH, SPEC_LIMITS.password.maxLength],
  ['theme transition, ms', THEME_TRANSITION_MS, SPEC_LIMITS.themeTransitionMs],
  ['countdown tick, ms', COUNTDOWN_TICK_MS, SPEC_LIMITS.countdownTickMs],
  ['countdown start', DEFAULT_COUNTDOWN.startMs, Date.parse(SPEC_LIMITS.countdownStart)],
  ['countdown end', DEFAULT_COUNTDOWN.endMs, Date.parse(SPEC_LIMITS.countdownEnd)],
  ['page sizes', PAGE_SIZES, SPEC_LIMITS.pageSizes],
  ['default page size', DEFAULT_PAGE_SIZE, SPEC_LIMITS.defaultPageSize],
  ['kept pages', KEPT_PAGES, SPEC_LIMITS.keptPages],
  ['load time-out, ms', CHUNK_LOAD_TIMEOUT_MS, SPEC_LIMITS.chunkLoadTimeoutMs],
  ['scroll indicator start, ms', START_DELAY_MS, SPEC_LIMITS.scrollIndicator.startDelayMs],
  ['scroll indicator debounce, ms', SCROLL_DEBOUNCE_MS, SPEC_LIMITS.scrollIndicator.debounceMs],
  ['scroll indicator buffer', BUFFER_RATIO, SPEC_LIMITS.scrollIndicator.bufferRatio],
];

test('the constants are those of SPEC section 9', () => {
  for (const [name, actual, specified] of CONSTANTS) expect.soft(actual, name).toEqual(specified);
});
