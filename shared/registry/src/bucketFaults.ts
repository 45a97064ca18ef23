import { SiteError } from '@portfolio/contract';
import type { BucketAddress } from './registryAddress';

/** The errors of the SDK and of the sockets below it. */
interface ServiceError {
  name?: string;
  message?: string;
  code?: string;
  hostname?: string;
  errors?: readonly ServiceError[];
  $metadata?: { httpStatusCode?: number; attempts?: number; requestId?: string };
}

interface Fault {
  code: string;
  isOf: (error: ServiceError) => boolean;
  /** The cause and the next step, as sentences that follow "Failed to do this: ". */
  toText: (names: FaultNames) => string;
}

interface FaultNames {
  /** The server, such as "s3.example.com" or "Amazon S3". */
  server: string;
  bucket: string;
  location: string;
  /** The server's name for the error. */
  reason: string;
  status: string;
}

const UNREACHABLE =
  /\b(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|EPIPE|TimeoutError|RequestTimeout|\w*CERT_\w+|ERR_TLS\w+)\b/;
const DENIED =
  /^(AccessDenied|Forbidden|AllAccessDisabled|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|RequestTimeTooSkewed|MethodNotAllowed|403)$/;
const FULL = /(Quota|StorageFull|InsufficientStorage|NoSpace|DiskFull)/i;
const WRONG_REGION =
  /^(PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|IncorrectEndpoint)$/;

/** The first pattern that matches decides on the message. */
const FAULTS: readonly Fault[] = [
  {
    code: 'REGISTRY_DENIED',
    isOf: ({ name }) => name === 'CredentialsProviderError',
    toText: ({ location }) =>
      `there are no credentials for ${location}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or sign in and name the profile with AWS_PROFILE.`,
  },
  {
    code: 'BAD_REGISTRY',
    isOf: ({ message = '' }) => /region is missing/i.test(message),
    toText: ({ location }) =>
      `the region of ${location} is not known. Add "?region=…" to PORTFOLIO_REGISTRY, or set AWS_REGION.`,
  },
  {
    code: 'REGISTRY_MISSING',
    isOf: ({ name }) => name === 'NoSuchBucket',
    toText: ({ server, bucket }) =>
      `${server} has no bucket "${bucket}". Create it, or correct PORTFOLIO_REGISTRY.`,
  },
  {
    code: 'BAD_REGISTRY',
    isOf: ({ name = '', $metadata }) => WRONG_REGION.test(name) || $metadata?.httpStatusCode === 301,
    toText: ({ bucket, reason }) =>
      `the bucket "${bucket}" is in another region (${reason}). Correct "region=" in PORTFOLIO_REGISTRY.`,
  },
  {
    code: 'REGISTRY_FULL',
    isOf: ({ name = '', $metadata }) => FULL.test(name) || $metadata?.httpStatusCode === 507,
    toText: ({ location, reason }) =>
      `the registry ${location} has no space left (${reason}). Make room there, or raise its quota.`,
  },
  {
    code: 'REGISTRY_DENIED',
    isOf: ({ name = '', $metadata }) => DENIED.test(name) || $metadata?.httpStatusCode === 403,
    toText: ({ server, location, reason }) =>
      `${server} denies it (${reason}). Give these credentials s3:ListBucket, s3:GetObject and, to publish, s3:PutObject on ${location}, or use others.`,
  },
  {
    code: 'REGISTRY_UNREACHABLE',
    isOf: (error) =>
      findNetworkReason(error) !== undefined || [502, 503, 504].includes(findStatus(error) ?? 0),
    toText: ({ server, reason }) =>
      `${server} does not answer (${reason}). Check that it is running and reachable from this machine, or correct "endpoint=" in PORTFOLIO_REGISTRY.`,
  },
];

/** A bucket's name in messages. */
export function toBucketLocation({ bucket, prefix }: BucketAddress): string {
  return `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
}

/** The status of the server's response; undefined if it did not respond. */
export function findStatus(error: unknown): number | undefined {
  return (error as ServiceError | null)?.$metadata?.httpStatusCode;
}

/** How often the SDK had sent the request before it failed. */
export function getTryCount(error: unknown): number {
  return (error as ServiceError | null)?.$metadata?.attempts ?? 1;
}

/** Says whether the server gave the error one of these names. */
export function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return names.includes((error as ServiceError | null)?.name ?? '');
}

/**
 * Turns an error of the SDK into one that says what to do.
 *
 * @param cause - the caught error; a `SiteError` is returned unchanged
 * @param what - the failed operation, such as "write js-demos/web/a.js"
 * @param address - the registry's
 */
export function toBucketFault(cause: unknown, what: string, address: BucketAddress): SiteError {
  if (cause instanceof SiteError) return cause;
  const error = (cause ?? {}) as ServiceError;
  const status = findStatus(error);
  const names: FaultNames = {
    server: address.endpoint === undefined ? (error.hostname ?? 'Amazon S3') : new URL(address.endpoint).host,
    bucket: address.bucket,
    location: toBucketLocation(address),
    reason: findNetworkReason(error) ?? error.name ?? 'no reason given',
    status: String(status ?? 'nothing'),
  };
  const fault = FAULTS.find(({ isOf }) => isOf(error));
  const text =
    fault?.toText(names) ??
    `${names.server} answered ${names.status} (${names.reason}: ${error.message ?? ''}). Try again; if it keeps failing, ask the operators of the bucket${error.$metadata?.requestId === undefined ? '' : ` about request ${error.$metadata.requestId}`}.`;
  return new SiteError(`Failed to ${what}: ${text}`, fault?.code ?? 'REGISTRY_FAILED', { cause });
}

/** If a name has several addresses, each of them failed; the SDK gives some reasons in the message only. */
function findNetworkReason({ name, code, message, errors = [] }: ServiceError): string | undefined {
  const reason = UNREACHABLE.exec([code, name, message].join(' '))?.[0];
  return reason ?? (errors[0] === undefined ? undefined : findNetworkReason(errors[0]));
}
