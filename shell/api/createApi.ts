import { createAccountStore } from './accounts/accountStore';
import { checkBootstrapToken } from './accounts/checkBootstrapToken';
import { createDeviceStore } from './accounts/deviceStore';
import { createPasswordHasher, type ScryptCost } from './accounts/passwordHasher';
import { type DatabaseSource, openDatabase } from './database/openDatabase';
import { toAddressBlock } from './limits/addressBlock';
import { createAttemptLimiter, DEFAULT_LIMITS, type Limits } from './limits/attemptLimiter';
import { createLoggedHandler, STOP_GRACE_MS } from './requests/createLoggedHandler';
import { type LogSink, writeJsonLine } from './requests/requestLog';
import { waitAtMost } from './requests/waitAtMost';
import { answerCall } from './routes/answerCall';
import { createTokens } from './tokens/createTokens';
import { createFileKeyRing } from './tokens/fileKeyRing';
import { createSecretKeyRing } from './tokens/keyRing';
import { createRevokedTokens } from './tokens/revokedTokens';

export interface ApiOptions {
  database: DatabaseSource;
  /** A file that is made and rotated by itself, or secrets of 32 characters or more, the newest first. */
  keys: { file: string } | { secrets: readonly string[] };
  /** Origins of other sites whose pages may call, such as `https://portfolio.example.com`. Default none. */
  allowedOrigins?: readonly string[];
  /** Makes the first account an admin; `ADMIN_BOOTSTRAP_TOKEN`. */
  bootstrapToken?: string;
  /** The header in which the host's own proxy names the visitor's address. Without it only the connection counts. */
  addressHeader?: string;
  limits?: Partial<Limits>;
  passwordCost?: ScryptCost;
  /** Milliseconds since 1970. */
  now?: () => number;
  log?: LogSink;
  /** How long a stop waits for what is under way before it ends it. Default 5 seconds. */
  stopGraceMs?: number;
}

const DATABASE_CLOSE_MS = 1_500;

/** Facts about a request that it does not carry itself. */
export interface Connection {
  /** The network address it came from. */
  address?: string;
}

/** The functions: standard requests in, standard responses out. */
export interface Api {
  handle(request: Request, connection?: Connection): Promise<Response>;
  /** Refuses what comes from now on, waits for what is under way, some seconds at most, and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database and creates the functions.
 *
 * @throws {SiteError} code `WEAK_SECRET`, `NO_KEY_FILE`, `BAD_KEY_FILE`, or one of `openDatabase`
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { now = Date.now, log = writeJsonLine, allowedOrigins = [], addressHeader } = options;
  const { stopGraceMs = STOP_GRACE_MS } = options;
  const bootstrapToken = checkBootstrapToken(options.bootstrapToken);
  const keys =
    'file' in options.keys
      ? createFileKeyRing(options.keys.file, now)
      : createSecretKeyRing(options.keys.secrets);
  const database = await openDatabase(options.database);
  const services = {
    accounts: createAccountStore(database),
    devices: createDeviceStore(database, now),
    passwords: createPasswordHasher(options.passwordCost),
    tokens: createTokens(keys, createRevokedTokens(database, now), now),
    limiter: createAttemptLimiter(database, { ...DEFAULT_LIMITS, ...options.limits }, now),
    bootstrapToken,
    now,
    log,
  };
  const handler = createLoggedHandler(
    (call) => answerCall(call, { services, database, allowedOrigins }),
    log,
    now,
  );
  return {
    handle: (request, connection = {}) =>
      handler.handle({
        request,
        address: toAddressBlock(findAddress(request, connection, addressHeader)),
        signal: request.signal,
      }),
    async close() {
      await handler.settle(stopGraceMs);
      await waitAtMost(database.close(), DATABASE_CLOSE_MS);
    },
  };
}

/** A visitor can write headers; only one that the host's proxy overwrites can be believed. */
function findAddress(request: Request, { address }: Connection, addressHeader: string | undefined): string {
  const fromProxy = addressHeader && request.headers.get(addressHeader)?.split(',').at(-1)?.trim();
  return fromProxy || address || 'unknown';
}
