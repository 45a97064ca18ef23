import type * as S3Sdk from '@aws-sdk/client-s3';
import type { BucketAddress } from './registryAddress';

/** The SDK and a client of one bucket's server. */
export interface BucketConnection {
  sdk: typeof S3Sdk;
  client: S3Sdk.S3Client;
}

/** By default the SDK waits forever. */
const CONNECTION_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Loads the SDK, which folder registries do not need, and creates a client. The credentials, and the region if the
 * address has none, come from the SDK's usual chain: environment, profile, role of the machine.
 */
export async function connectBucket({ region, endpoint }: BucketAddress): Promise<BucketConnection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(region !== undefined && { region }),
    // Servers other than Amazon's rarely have a host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // Every file is verified against the release's own hashes.
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}
