import { type BucketAddress, EXCLUSIVE_WRITES_PROBE } from '@portfolio/registry';
import type { Teams } from './teams';

/** An IAM policy of Amazon; other S3 servers understand the same format. */
export interface Policy {
  Version: '2012-10-17';
  Statement: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Creates the policy of each role that uses a bucket of releases: the publisher of a remote may only write to its
 * folder, and only the composer may write history.
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
      Resource: [at(`${folder}/*`), at(EXCLUSIVE_WRITES_PROBE)],
      // Existing objects cannot be overwritten.
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
