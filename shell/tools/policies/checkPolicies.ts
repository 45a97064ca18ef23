import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { SiteError } from '@portfolio/contract';
import { type Policy, toBucketPolicies } from '../../compose/release/bucketPolicies';
import { runMain } from '../../compose/terminal/runMain';
import { type Credentials, startCeph } from './startCeph';

const BUCKET = 'releases';
const TEAM = { owners: ['Ada'], mounts: ['/work/js'], keys: [] };
const POLICIES = toBucketPolicies(
  { bucket: BUCKET, prefix: '' },
  { file: 'teams.json', remotes: { 'js-demos': TEAM, rsvp: TEAM } },
);
/** A user with keys for the server, but without a policy. */
const STRANGER = 'stranger';

const KEYS = ['js-demos/1.0.0.json', 'rsvp/1.0.0.json', '_history/1.json', '.exclusive-writes'];

/** The keys that each user may write. All users except the stranger may read everything. */
const WRITABLE: Readonly<Record<string, readonly string[]>> = {
  'publish-js-demos': ['js-demos/1.0.0.json', '.exclusive-writes'],
  'publish-rsvp': ['rsvp/1.0.0.json', '.exclusive-writes'],
  compose: ['_history/1.json', '.exclusive-writes'],
  'collect-garbage': KEYS,
  read: [],
  [STRANGER]: [],
};

const ACTIONS = {
  reads: (key: string) => new GetObjectCommand({ Bucket: BUCKET, Key: key }),
  writes: (key: string) => new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: '{}' }),
  deletes: (key: string) => new DeleteObjectCommand({ Bucket: BUCKET, Key: key }),
} as const;

type Action = keyof typeof ACTIONS;

function isExpected(user: string, action: Action, key: string): boolean {
  if (action === 'reads') return user !== STRANGER;
  if (action === 'deletes') return user === 'collect-garbage';
  return WRITABLE[user]?.includes(key) === true;
}

/**
 * The policies of all users, combined into the policy of the bucket. Ceph ignores the condition on exclusive writes, so
 * this check does not prove that objects are never overwritten.
 */
function toBucketPolicy(): string {
  const statements = Object.entries(POLICIES).flatMap(([user, { Statement }]) =>
    Statement.map((statement) => ({
      ...statement,
      Principal: { AWS: [`arn:aws:iam:::user/${user}`] },
    })),
  );
  return JSON.stringify({ Version: '2012-10-17', Statement: statements } satisfies Policy);
}

async function isAllowed(client: S3Client, action: Action, key: string): Promise<boolean> {
  try {
    await client.send(ACTIONS[action](key) as GetObjectCommand);
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return false;
    throw error;
  }
}

// npm run check:policies: gives a real S3 server the policies that "npm run registry -- policies" prints, and tries every
// action of every user.
runMain(async () => {
  const server = await startCeph();
  try {
    const { endpoint } = server;
    const connect = (credentials: Credentials) =>
      new S3Client({ endpoint, region: 'default', forcePathStyle: true, credentials });
    const owner = connect(await server.createUser('owner'));
    await owner.send(new CreateBucketCommand({ Bucket: BUCKET }));
    await owner.send(new PutBucketPolicyCommand({ Bucket: BUCKET, Policy: toBucketPolicy() }));

    const wrong: string[] = [];
    for (const user of Object.keys(WRITABLE)) {
      const client = connect(await server.createUser(user));
      for (const action of Object.keys(ACTIONS) as Action[]) {
        const allowed: string[] = [];
        for (const key of KEYS) {
          await owner.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: '{}' }));
          const can = await isAllowed(client, action, key);
          if (can) allowed.push(key);
          if (can !== isExpected(user, action, key)) wrong.push(`${user} ${action} ${key}`);
        }
        console.log(`${user.padEnd(18)}${action.padEnd(9)}${allowed.join(', ') || 'nothing'}`);
      }
    }
    if (wrong.length > 0)
      throw new SiteError(
        `Failed to confirm the policies: the server decided otherwise for ${wrong.join('; ')}. Correct shell/compose/release/bucketPolicies.ts, or the expectations in this check.`,
        'POLICIES_FAILED',
      );
    console.log(`${Object.keys(WRITABLE).length} users: each may do what its policy says, and nothing else.`);
  } finally {
    await server.stop();
  }
});
