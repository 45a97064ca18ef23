import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type PinsFile, SiteError } from '@portfolio/contract';
import { toPlainText } from '@portfolio/contract/validate';
import { isSweepable, type Registry, type SweepableRegistry } from '@portfolio/registry';
import { MINIMUM_AGE_MS } from './gracePeriod';
import { readNeeds, type Needs } from './readNeeds';

/** Files that garbage collection knows; it leaves everything else in a registry alone. */
const COLLECTABLE =
  /^(?:[a-z][a-z0-9-]*\/(?:releases|attestations|sboms|web|node)|_history\/(?:log|compositions|shells|files))\//;

/**
 * Files that refer to others. They are removed first and restored last, so that anything that can be pinned or
 * replayed is complete.
 */
const NAMING = /^(?:[^/]+\/releases|_history\/(?:log|compositions|shells))\//;

/** A path of which every file system can make a file. */
const PLAIN = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.@~=-]{1,240}(?:\/[\w.@~=-]{1,240})*$/;

interface CollectOptions {
  registry: Registry;
  /** Reads the pins of every environment; called again after the removal. */
  readPins: () => readonly PinsFile[];
  graceMs: number;
  isDryRun?: boolean;
  nowMs?: number;
}

/** The result of garbage collection. */
export interface Collection {
  /** Why each release, shell build and composition is kept. */
  kept: Needs['reasons'];
  /** Paths that were removed; in a dry run, paths that would be removed. */
  removed: readonly string[];
  /** Paths that were restored because they came into use in the meantime. */
  restored: readonly string[];
  /** True if Ctrl+C ended the removal early: another run removes the rest. */
  isStopped: boolean;
  /** Files of the registry whose content does not match their path, one sentence each. */
  warnings: readonly string[];
}

/**
 * Removes the files of a registry that no pin, no recent composition and no young release needs.
 *
 * Publishing, pinning and composing may run at the same time: young files stay; removed files are set aside until a
 * second look confirms that they are still not in use; and every writer checks its files again after that
 * (`ensureFiles`). Ctrl+C only ends the removal: the second look is still taken, and nothing stays aside.
 *
 * @throws {SiteError} code `NOT_SWEEPABLE`, or any error of `readNeeds`; nothing is removed then
 */
export async function collectGarbage(options: CollectOptions): Promise<Collection> {
  const { registry, readPins, graceMs, isDryRun = false, nowMs = Date.now() } = options;
  if (!isSweepable(registry))
    throw new SiteError(
      `Failed to collect garbage: ${registry.location} cannot list and remove files. Remove them with the registry's own tools.`,
      'NOT_SWEEPABLE',
    );
  const stored = await registry.listFiles('');
  const look = (from: Registry) => readNeeds({ registry: from, pins: readPins(), stored, nowMs, graceMs });
  const { reasons: kept, files, warnings: faults } = await look(registry);
  const { garbage, left } = splitGarbage(
    stored
      .filter(
        ({ path, writtenMs }) =>
          COLLECTABLE.test(path) && !files.has(path) && writtenMs < nowMs - MINIMUM_AGE_MS,
      )
      .map(({ path }) => path)
      .sort((a, b) => Number(NAMING.test(b)) - Number(NAMING.test(a)) || (a < b ? -1 : 1)),
  );
  const warn = (file: string, reason: string) =>
    `${toPlainText(JSON.stringify(file))} in ${registry.location} stays: ${reason}. Remove it with the registry's own tools.`;
  const warnings = [
    ...faults,
    ...left.map((file) => warn(file, 'its name is not that of a file, or is too much like another')),
  ];
  if (kept.size === 0 && garbage.length > 0)
    throw new SiteError(
      `Failed to collect garbage in ${registry.location}: nothing is pinned or composed with it, so everything would be removed. Correct PORTFOLIO_REGISTRY, or run this where the pins are.`,
      'NOTHING_NEEDED',
    );
  if (isDryRun || garbage.length === 0)
    return { kept, removed: garbage, restored: [], isStopped: false, warnings };

  const aside = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-gc-'));
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  // Once: a second Ctrl+C ends the process.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const tooLarge: string[] = [];
    const taken = await setAside(registry, garbage, aside, stopped.signal, tooLarge);
    // Files that were set aside can still be read: a new pin may need them.
    const view = { ...registry, read: readWithAside(registry, aside) };
    const needs = await look(view);
    const restored = taken.filter((file) => needs.files.has(file)).reverse();
    for (const file of restored) await registry.create(file, await fs.readFile(path.join(aside, file)));
    await fs.rm(aside, { recursive: true, force: true });
    const removed = taken.filter((file) => !restored.includes(file));
    return {
      kept: needs.reasons,
      removed,
      restored,
      isStopped: taken.length + tooLarge.length < garbage.length,
      warnings: [...warnings, ...tooLarge.map((file) => warn(file, 'it is larger than a file of a release'))],
    };
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.?$/, '.');
    throw new SiteError(
      `Failed to finish the garbage collection of ${registry.location}: ${reason} Removed files are kept in ${aside}; copy back any that are missing, then run this again.`,
      'COLLECTION_FAILED',
      { cause },
    );
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/**
 * Splits off the files that cannot be set aside in one folder with the others. In a bucket, a name can be anything, even
 * that of a folder, and any publisher can make it up.
 */
function splitGarbage(paths: readonly string[]): { garbage: string[]; left: string[] } {
  const files = new Set<string>();
  const folders = new Set<string>();
  const [garbage, left]: [string[], string[]] = [[], []];
  for (const file of paths) {
    // Not all file systems tell capitals from small letters.
    const key = file.toLowerCase();
    const parents = [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));
    const isTaken = files.has(key) || folders.has(key) || parents.some((folder) => files.has(folder));
    if (isTaken || !PLAIN.test(file)) {
      left.push(file);
      continue;
    }
    garbage.push(file);
    files.add(key);
    for (const folder of parents) folders.add(folder);
  }
  return { garbage, left };
}

/**
 * Moves files out of the registry until it is stopped; returns those that it moved. Those that are larger than a file of
 * a release stay, and are added to `tooLarge`: each is read into memory, and a publisher can store any size.
 */
async function setAside(
  registry: SweepableRegistry,
  garbage: readonly string[],
  aside: string,
  stopped: AbortSignal,
  tooLarge: string[],
): Promise<string[]> {
  const taken: string[] = [];
  for (const file of garbage) {
    if (stopped.aborted) break;
    const content = await registry.read(file).catch((error: unknown) => {
      if (error instanceof SiteError && error.code === 'TOO_LARGE') return null;
      throw error;
    });
    if (content === null) {
      tooLarge.push(file);
      continue;
    }
    const copy = path.join(aside, file);
    await fs.mkdir(path.dirname(copy), { recursive: true });
    await fs.writeFile(copy, content);
    await registry.remove(file);
    taken.push(file);
  }
  return taken;
}

function readWithAside(registry: Registry, aside: string): Registry['read'] {
  return async (file, maxBytes) => {
    try {
      return await registry.read(file, maxBytes);
    } catch (error) {
      const copy = await fs.readFile(path.join(aside, file)).catch(() => null);
      if (copy === null) throw error;
      return copy;
    }
  };
}
