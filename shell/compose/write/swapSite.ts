import fs from 'node:fs';
import path from 'node:path';
import {
  type CompositionFolder,
  findLive,
  toCompositionFolder,
  toCompositionsFolder,
  toHostingLink,
} from '../site/sitePlace';

/** File extension of a folder that is still being written. */
const DRAFT_SUFFIX = '.draft';

/** Name for an existing site that is a plain folder. */
const UNNAMED = 'before-0';

/**
 * Creates a folder for a composition, and removes what an interrupted run left behind. Call it while holding the site's
 * lock.
 *
 * @param id - of the composition
 * @returns the draft folder; `swapSite` makes it the live one
 */
export function createDraft(site: string, id: string): CompositionFolder {
  const live = findLive(site);
  const numbers = listNames(site).map(toNumber);
  removeOthers(site, [live?.name, findPrevious(site, live)]);
  const number = Math.max(0, ...numbers) + 1;
  const draft = toCompositionFolder(site, `${id}-${number}${DRAFT_SUFFIX}`);
  fs.mkdirSync(draft.hosting, { recursive: true });
  return { ...draft, name: `${id}-${number}` };
}

/**
 * Makes a written composition the live one. Its link replaces the previous one in one step: a reader finds either site
 * complete, even after a kill or a power cut. The previous composition is kept for requests that are still reading it;
 * the one before that is removed.
 *
 * Two exceptions: a site that is a plain folder, left by an older composer, is moved aside first, and Windows cannot
 * replace a link. Between these two steps there is no site; if the process is killed there, the next run restores one.
 */
export function swapSite({ name, folder }: CompositionFolder, site: string): void {
  const written = toCompositionFolder(site, name);
  fs.renameSync(folder, written.folder);
  syncFolder(toCompositionsFolder(site));
  const previous = findLive(site)?.name ?? moveFolderAside(site);
  replaceLink(site, path.relative(path.dirname(site), written.site));
  syncFolder(path.dirname(site));
  linkHosting(site);
  removeOthers(site, [name, previous]);
}

/** Removes a composition that did not become the live one. */
export function removeDraft({ name, folder }: CompositionFolder, site: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  if (findLive(site)?.name !== name)
    fs.rmSync(toCompositionFolder(site, name).folder, { recursive: true, force: true });
}

function listNames(site: string): string[] {
  const folder = toCompositionsFolder(site);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}

function toNumber(name: string): number {
  return Number(/-(\d+)(?:\.draft)?$/.exec(name)?.[1] ?? 0);
}

/** The composition that was live before. A complete one with a higher number was never live. */
function findPrevious(site: string, live: CompositionFolder | null): string | undefined {
  return listNames(site)
    .filter((name) => live !== null && toNumber(name) < toNumber(live.name))
    .sort((a, b) => toNumber(b) - toNumber(a))[0];
}

function removeOthers(site: string, kept: readonly (string | undefined)[]): void {
  for (const name of listNames(site))
    if (!kept.includes(name))
      fs.rmSync(toCompositionFolder(site, name).folder, { recursive: true, force: true });
}

/** Moves a site that is a plain folder to the folder of compositions. */
function moveFolderAside(site: string): string | undefined {
  if (!fs.existsSync(site)) return undefined;
  const aside = toCompositionFolder(site, UNNAMED);
  fs.mkdirSync(aside.folder, { recursive: true });
  fs.renameSync(site, aside.site);
  return UNNAMED;
}

function replaceLink(file: string, target: string): void {
  const draft = `${file}${DRAFT_SUFFIX}`;
  fs.rmSync(draft, { recursive: true, force: true });
  if (process.platform !== 'win32') {
    fs.symlinkSync(target, draft);
    fs.renameSync(draft, file);
    return;
  }
  // A junction needs no special rights, but requires absolute paths and cannot be replaced.
  fs.symlinkSync(path.resolve(path.dirname(file), target), draft, 'junction');
  fs.rmSync(file, { force: true });
  fs.renameSync(draft, file);
}

/** Links the configuration of web servers through the site's link, so that one swap changes both. */
function linkHosting(site: string): void {
  const file = toHostingLink(site);
  const target = `${path.basename(site)}/../hosting`;
  if (process.platform === 'win32') return;
  const stats = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink() === true && fs.readlinkSync(file) === target) return;
  if (stats?.isDirectory() !== true || removeOldHosting(file)) replaceLink(file, target);
}

/**
 * Removes the files that older composers wrote there.
 *
 * @returns whether the folder is gone: it stays if it contains other files
 */
function removeOldHosting(folder: string): boolean {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isOurs = names.every((name) => ['nginx', 'http.conf', 'server.conf'].includes(path.basename(name)));
  if (isOurs) fs.rmSync(folder, { recursive: true });
  return isOurs;
}

/** Makes the names in a folder survive a power cut. */
function syncFolder(folder: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
