import type { AccountStore } from '../accounts/accountStore';
import type { DeviceStore } from '../accounts/deviceStore';
import type { PasswordHasher } from '../accounts/passwordHasher';
import type { AttemptLimiter } from '../limits/attemptLimiter';
import type { LogSink } from '../requests/requestLog';
import type { Tokens } from '../tokens/createTokens';

/** The services that the routes use. */
export interface Services {
  accounts: AccountStore;
  devices: DeviceStore;
  passwords: PasswordHasher;
  tokens: Tokens;
  limiter: AttemptLimiter;
  /** Lets the first account become an admin; undefined if that is disabled. */
  bootstrapToken: string | undefined;
  now: () => number;
  log: LogSink;
}
