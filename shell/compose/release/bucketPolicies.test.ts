import fs from 'node:fs';
import path from 'node:path';
import { toBucketPolicies } from './bucketPolicies';

const README = path.resolve(__dirname, '../../../shared/registry/README.md');
const TEAM = { owners: ['Ada'], mounts: ['/work/js'], keys: [] };
const TEAMS = { file: 'teams.json', remotes: { 'js-demos': TEAM, rsvp: TEAM } };

/** The key patterns that a role may write to. */
function listWritable(prefix: string): Record<string, string[]> {
  const policies = Object.entries(toBucketPolicies({ bucket: 'bucket', prefix }, TEAMS));
  return Object.fromEntries(
    policies.map(([role, { Statement }]) => [
      role,
      Statement.filter(({ Action }) => JSON.stringify(Action).includes('PutObject')).flatMap(({ Resource }) =>
        [Resource as string | string[]].flat().map((one) => one.replace('arn:aws:s3:::', '')),
      ),
    ]),
  );
}

test('each publisher writes below its own remote, and only the composer writes history', () => {
  expect(listWritable('prefix')).toEqual({
    'publish-js-demos': ['bucket/prefix/js-demos/*', 'bucket/prefix/.exclusive-writes'],
    'publish-rsvp': ['bucket/prefix/rsvp/*', 'bucket/prefix/.exclusive-writes'],
    compose: ['bucket/prefix/_history/*', 'bucket/prefix/.exclusive-writes'],
    read: [],
    'collect-garbage': ['bucket/prefix/*'],
  });
  expect(listWritable('').compose).toEqual(['bucket/_history/*', 'bucket/.exclusive-writes']);
});

test('a publisher may only create files, as in the README of the registry', () => {
  const [, json = ''] = /```json\n([^`]*js-demos[^`]*)```/.exec(fs.readFileSync(README, 'utf8')) ?? [];
  const policies = toBucketPolicies({ bucket: 'bucket', prefix: 'prefix' }, TEAMS);
  expect(policies['publish-js-demos']).toEqual(JSON.parse(json));
});
