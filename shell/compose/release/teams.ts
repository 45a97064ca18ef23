import fs from 'node:fs';
import path from 'node:path';
import { type Allowed, SiteError } from '@portfolio/contract';
import { listOf, name, origin, permission, recordOf, remoteId, text, z } from '@portfolio/contract/fields';
import { formatProblems, validateJson, validate } from '@portfolio/contract/validate';

/** A key with which a team signs its releases. */
export interface PublisherKey {
  /** Base64, as printed by "portfolio-remote key". */
  publicKey: string;
  /** Where it is used, such as in CI. */
  note?: string | undefined;
  /** It cannot be used for new pins; existing pins stay valid. */
  isRetired?: boolean | undefined;
  /** Why it is no longer trusted: everything it has signed is refused. */
  revoked?: string | undefined;
}

/** Who owns a remote, and what it may do without asking each time. */
export interface Team extends Allowed {
  owners: readonly string[];
  /** Lists of work that it may appear in. */
  mounts: readonly string[];
  /** Keys that may sign its releases; if there are none, releases need no signature. */
  keys: readonly PublisherKey[];
}

/** `teams.json`: who may publish what, by remote. */
export interface Teams {
  file: string;
  /** SPDX ids of the licences that packages in releases may have; absent if licences are not checked. */
  licences?: readonly string[] | undefined;
  remotes: Readonly<Record<string, Team>>;
}

const mount = name.regex(/^\/work\/[A-Za-z0-9_-]+$/, 'is not a list of work. Write it as "/work/js".');

const key = z.strictObject({
  publicKey: z.string().regex(
    // The DER prefix of every Ed25519 public key. Its last digit has two unused bits: if they were not all zero, one key
    // could be written in four ways, and be listed beside its revoked entry.
    /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/,
    'is not an Ed25519 key. Copy what "portfolio-remote key" printed.',
  ),
  note: text.optional(),
  isRetired: z.boolean().optional(),
  revoked: text.min(1, 'is empty. Say why the key is revoked.').optional(),
});

const schema = z.strictObject({
  schema: z.literal(1),
  licences: listOf(name).optional(),
  remotes: recordOf(
    remoteId,
    z.strictObject({
      owners: listOf(text.min(1, 'is empty. Name a person or a group.')).min(
        1,
        'names nobody. Name a person or a group.',
      ),
      mounts: listOf(mount),
      origins: listOf(origin).optional(),
      permissions: listOf(permission).optional(),
      weights: listOf(name).optional(),
      // A second entry of a revoked key would trust it again.
      keys: listOf(key).refine(
        (keys) => new Set(keys.map(({ publicKey }) => publicKey)).size === keys.length,
        'lists a key twice. Keep one entry of each.',
      ),
    }),
  ),
});

/**
 * Reads who may publish what: `teams.json` beside the pins. Pins for this machine only have no such file.
 *
 * @param pinsFile - path of the pins
 * @returns null if there is no such file: then publishers are not checked
 * @throws {SiteError} code `BAD_TEAMS` with every problem of the file
 */
export function readTeams(pinsFile: string): Teams | null {
  const file = path.join(path.dirname(pinsFile), 'teams.json');
  if (!fs.existsSync(file)) return null;
  const parsed = validateJson(fs.readFileSync(file));
  const validation = parsed.isValid ? validate<z.infer<typeof schema>>(schema, parsed.value) : parsed;
  if (!validation.isValid)
    throw new SiteError(
      `Failed to read ${file}: it is not valid.\n${formatProblems(validation.problems)}\nFix it by hand, or restore it with "git checkout -- ${file}".`,
      'BAD_TEAMS',
    );
  const { licences, remotes } = validation.value;
  return { file, licences, remotes: remotes as Teams['remotes'] };
}

/** The team of a remote; undefined if it has no owner. */
export function findTeam(teams: Teams | null, id: string): Team | undefined {
  return teams !== null && Object.hasOwn(teams.remotes, id) ? teams.remotes[id] : undefined;
}
