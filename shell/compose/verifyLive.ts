import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { readPinnedRelease, type Registry, toContentType } from '@portfolio/registry';
import { compose } from './compose';
import { listNamedReleases } from './history/carryOver';
import { findDeployed } from './history/compositionLog';
import { getBaseUrl } from './release/siteRemote';
import { replay } from './replay';
import type { ShellPaths } from './shell-build/paths';
import { type CompositionFacts, loadShellRenderer } from './shell-build/shellBuild';
import { compareSite, type Difference } from './verify/compareSite';
import { type ExpectedResponse, listExpected } from './verify/expectedResponses';
import { askFacts, describeOtherInputs, toLiveFacts } from './verify/liveFacts';

export interface VerifyOptions {
  paths: ShellPaths;
  registry: Registry;
  /** Origin of the site, such as "https://example.com". */
  origin: string;
  /**
   * The expected recorded composition. Default: the one that the pins and the shell's build make, or the one that is
   * recorded as deployed there, since pins are changed before a site is deployed.
   */
  compositionId?: string | undefined;
}

/** The result of verifying. */
export interface Verification {
  /** The expected composition. */
  compositionId: string;
  /** Number of responses that were compared. */
  responseCount: number;
  differences: readonly Difference[];
}

/**
 * Verifies a live site: makes the expected composition in a temporary folder, requests each of its documents, files and
 * redirects from the site, and compares bytes, types and headers. What the site says about itself is compared too, but
 * never trusted. Extra files are not found: HTTP cannot list them.
 *
 * @throws {SiteError} code `SITE_UNREACHABLE`, `LIVE_OTHERWISE` if it says that it is another composition,
 *   `COMPOSER_CHANGED`, or any error of composing and replaying
 */
export async function verifyLive(options: VerifyOptions): Promise<Verification> {
  const { paths, registry, origin, compositionId } = options;
  const { COMPOSITION_URL } = loadShellRenderer(paths.dist);
  const live = await askFacts(origin, COMPOSITION_URL);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  try {
    const site = path.join(folder, 'site');
    const replays = path.join(paths.root, '.cache/replay');
    if (compositionId === undefined)
      await compose({ paths: { ...paths, site }, registry, hasHistory: false, isGated: false });
    else await replayAll(registry, compositionId, site, replays);
    const readFacts = () =>
      JSON.parse(fs.readFileSync(path.join(site, COMPOSITION_URL), 'utf8')) as CompositionFacts;
    let facts = readFacts();
    if (
      compositionId === undefined &&
      live.compositionId !== null &&
      live.compositionId !== facts.compositionId
    ) {
      const deployed = await findDeployed(registry, new URL(origin).origin);
      if (deployed?.id === live.compositionId) {
        await replayAll(registry, deployed.id, site, replays);
        facts = readFacts();
      }
    }
    const wanted = toLiveFacts(facts);
    if (live.compositionId !== null && live.compositionId !== wanted.compositionId)
      throw new SiteError(
        `Failed to verify ${origin}: it is composition ${live.compositionId}, but ${compositionId === undefined ? 'the local pins and shell give' : 'the expected one is'} ${wanted.compositionId}. ${describeOtherInputs(live, wanted)}. Compose and upload it, or, if you expected that composition, verify it with --composition ${live.compositionId}.`,
        'LIVE_OTHERWISE',
      );
    const expected = [
      ...listExpected(fs.realpathSync(site), new URL(origin).host, `/${randomUUID()}`),
      ...(await listElsewhere(registry, facts)),
    ];
    return {
      compositionId: wanted.compositionId ?? '',
      responseCount: expected.length,
      differences: await compareSite(origin, expected),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function replayAll(registry: Registry, id: string, target: string, cacheDir: string): Promise<void> {
  const { differences } = await replay({ registry, id, target, cacheDir });
  if (differences.length > 0)
    throw new SiteError(
      `Failed to verify against composition ${id}: the composer has changed since and writes other bytes (${differences.join(', ')}). Check out the commit that composed it, and verify there.`,
      'COMPOSER_CHANGED',
    );
}

/** Files of releases that browsers load from the registry: the site's pages must be allowed to use them. */
async function listElsewhere(
  registry: Registry,
  { releasesUrl, pins }: CompositionFacts,
): Promise<ExpectedResponse[]> {
  if (releasesUrl === null) return [];
  const releases = await Promise.all(
    listNamedReleases(pins.remotes).map(({ remoteId, pin }) => readPinnedRelease(registry, remoteId, pin)),
  );
  const responses = releases.flatMap(({ id, web }) =>
    Object.entries(web.files).map(([file, { bytes, integrity }]): [string, ExpectedResponse] => {
      const url = getBaseUrl({ publicUrl: releasesUrl }, id) + file;
      const content = { bytes, integrity, type: toContentType(file) };
      return [url, { url, status: [200], content, headers: {} }];
    }),
  );
  // Files that two releases share are requested once.
  return [...new Map(responses).values()];
}
