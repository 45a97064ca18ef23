import type { BucketAddress } from '@portfolio/registry';
import type { Teams } from './teams';

/** A policy of Amazon's IAM; other S3 servers read the same. */
export interface Policy {
  Version: '2012-10-17';
  Statement: readonly Readonly<Record<string, unknown>>[];
}

/** What a publisher creates to learn whether the server keeps its promise; the same object for everybody. */
const PROBE = '.exclusive-writes';

/**
 * Writes the policy of each role that uses a bucket of releases: the publisher of a remote writes to its folder and
 * nowhere else, and history is the composer's.
 *
 * @returns by role: `compose`, `read`, `collect-garbage`, and `publish-<remote>` for each remote of a team
 */
export function toBucketPolicies(
  { bucket, prefix }: Pick<BucketAddress, 'bucket' | 'prefix'>,
  teams: Teams | null,
): Readonly<Record<string, Policy>> {
  const all = `arn:aws:s3:::${bucket}`;
  const at = (key: string) => [all, prefix, key].filter((part) => part !== '').join('/');
  const read = [
    { Effect: 'Allow', Action: 's3:ListBucket', Resource: all },
    { Effect: 'Allow', Action: 's3:GetObject', Resource: at('*') },
  ];
  const toPolicy = (...own: Policy['Statement']): Policy => ({
    Version: '2012-10-17',
    Statement: [...read, ...own],
  });
  const toWriter = (folder: string) =>
    toPolicy({
      Effect: 'Allow',
      Action: 's3:PutObject',
      Resource: [at(`${folder}/*`), at(PROBE)],
      // Nobody replaces what is there.
      Condition: { Null: { 's3:if-none-match': 'false' } },
    });
  const publishers = Object.keys(teams?.remotes ?? {}).map((id) => [`publish-${id}`, toWriter(id)] as const);
  return {
    ...Object.fromEntries(publishers),
    compose: toWriter('_history'),
    read: toPolicy(),
    'collect-garbage': toPolicy({
      Effect: 'Allow',
      Action: ['s3:PutObject', 's3:DeleteObject'],
      Resource: at('*'),
    }),
  };
}
