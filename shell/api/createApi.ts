import { createAccountStore } from './accounts/accountStore';
import { checkBootstrapToken } from './accounts/checkBootstrapToken';
import { createDeviceStore } from './accounts/deviceStore';
import { createPasswordHasher, type ScryptCost } from './accounts/passwordHasher';
import { type DatabaseSource, openDatabase } from './database/openDatabase';
import { toAddressBlock } from './limits/addressBlock';
import { createAttemptLimiter, DEFAULT_LIMITS, type Limits } from './limits/attemptLimiter';
import { createLoggedHandler, STOP_GRACE_MS } from './requests/createLoggedHandler';
import { allowReading } from './requests/origins';
import { type LogSink, writeJsonLine } from './requests/requestLog';
import { waitAtMost } from './requests/waitAtMost';
import { handleCall } from './routes/handleCall';
import { createTokens } from './tokens/createTokens';
import { createFileKeyRing } from './tokens/fileKeyRing';
import { createSecretKeyRing } from './tokens/keyRing';
import { createRevokedTokens } from './tokens/revokedTokens';

export interface ApiOptions {
  database: DatabaseSource;
  /** A file that is created and rotated automatically, or secrets of at least 32 characters, newest first. */
  keys: { file: string } | { secrets: readonly string[] };
  /** Other origins whose pages may call the API, such as `https://portfolio.example.com`. Default none. */
  allowedOrigins?: readonly string[];
  /** Lets the first account become an admin; `ADMIN_BOOTSTRAP_TOKEN`. */
  bootstrapToken?: string;
  /** The header in which the host's proxy sends the visitor's address. Without it, the connection's address is used. */
  addressHeader?: string;
  limits?: Partial<Limits>;
  passwordCost?: ScryptCost;
  /** Milliseconds since 1970. */
  now?: () => number;
  log?: LogSink;
  /** How long a stop waits for pending requests before it aborts them. Default 5 seconds. */
  stopGraceMs?: number;
}

const DATABASE_CLOSE_MS = 1_500;

/** Facts that a `Request` does not contain. */
export interface Connection {
  /** The network address that the request came from. */
  address?: string;
}

/** The API: standard requests in, standard responses out. */
export interface Api {
  handle(request: Request, connection?: Connection): Promise<Response>;
  /** Refuses new requests, waits a few seconds at most for pending ones, and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database and creates the API.
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
    (call) => handleCall(call, { services, database, allowedOrigins }),
    log,
    now,
  );
  return {
    async handle(request, connection = {}) {
      const response = await handler.handle({
        request,
        address: toAddressBlock(findAddress(request, connection, addressHeader)),
        signal: request.signal,
      });
      allowReading(response, request, allowedOrigins);
      return response;
    },
    async close() {
      await handler.settle(stopGraceMs);
      await waitAtMost(database.close(), DATABASE_CLOSE_MS);
    },
  };
}

/** Visitors can send any header; only one that the host's proxy overwrites is trustworthy. */
function findAddress(request: Request, { address }: Connection, addressHeader: string | undefined): string {
  const fromProxy = addressHeader && request.headers.get(addressHeader)?.split(',').at(-1)?.trim();
  return fromProxy || address || 'unknown';
}
