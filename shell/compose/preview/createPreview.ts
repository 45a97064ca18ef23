import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { validateJson } from '@portfolio/contract/validate';
import { readPinnedRelease, readRelease } from '@portfolio/registry';
import { listChangedPages } from '../browser-gate/changedPages';
import { openBrowser } from '../browser-gate/openBrowser';
import { compose } from '../compose';
import { diffRelease } from '../pin/diffRelease';
import { judgePin, type PinOptions } from '../pin/judgePin';
import { readPins, writePins } from '../pin/pinsFile';
import { describeProposal, type Proposal } from '../propose/describeProposal';
import { findTeam, readTeams } from '../release/teams';
import { type PagePictures, takeScreenshots } from './takeScreenshots';

interface PreviewOptions extends PinOptions {
  /** Output folder for `site`, `report.md`, `report.json` and pictures; it replaces an earlier preview. */
  out: string;
  /** Origin at which the preview will be served; canonical links name it. */
  address: string;
  /** Whether to take pictures of changed pages, before and after (default true). */
  hasPictures?: boolean;
}

/** The report of a preview: the proposal, with pictures of the pages that differ. */
export interface Preview extends Proposal {
  address: string;
  compositionId: string | null;
  pages: readonly PagePictures[];
}

const REPORT_FILE = 'report.json';

/**
 * Composes the whole site as it would be with one release pinned, for a separate address, with a report. No pin, record
 * or site changes. For a release that the gate refuses, it only writes the report.
 *
 * @throws {SiteError} code `NOT_A_PREVIEW`, `NOT_IN_REGISTRY`, or any error of composing
 */
export async function createPreview(options: PreviewOptions): Promise<Preview> {
  const { paths, registry, id, out, address, pageCheck, hasPictures = true } = options;
  assertReplaceable(out);
  const { result: gate, next } = await judgePin(options);
  const pins = readPins(paths.pins);
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out, { recursive: true });
  const isAccepted = gate.refusals.length === 0;
  const report: Preview = {
    ...{ schema: 1, remote: id, version: gate.version, pins: path.basename(paths.pins) },
    owners: findTeam(readTeams(paths.pins), id)?.owners ?? [],
    ...{ isAccepted, gate, address, branch: null, commit: null },
    unchecked: typeof pageCheck === 'function' ? null : (pageCheck?.skippedBecause ?? 'not requested'),
    diff: await diffRelease(pins, registry, id, gate.version),
    ...{ compositionId: null, pages: [] },
  };
  // From here on the folder is known to be a preview, even if composing fails.
  writeReport(report);
  const preview: Preview = { ...report, ...(isAccepted && (await composeBoth())) };
  writeReport(preview);
  fs.writeFileSync(path.join(out, 'report.md'), describeProposal(preview) + describePictures(preview));
  return preview;

  function writeReport(content: Preview): void {
    fs.writeFileSync(path.join(out, REPORT_FILE), `${JSON.stringify(content, null, 2)}\n`);
  }

  async function composeBoth() {
    // Separate pins files: without teams beside them, publishers are not checked again.
    const composeWith = async (name: string, site: string, which: typeof pins) => {
      const file = path.join(out, `${name}.pins.json`);
      writePins(file, which);
      const shared = { registry, siteUrl: address, hasHistory: false };
      const { id: found } = await compose({ ...shared, paths: { ...paths, pins: file, site } });
      fs.rmSync(file);
      return found;
    };
    const sites = { before: path.join(out, 'before/site'), after: path.join(out, 'site') };
    const compositionId = await composeWith('after', sites.after, next);
    if (!hasPictures) return { compositionId, pages: [] };
    await composeWith('before', sites.before, pins);
    const browser = await openBrowser();
    try {
      const changed = await listChanged();
      return {
        compositionId,
        pages: await takeScreenshots(browser, sites, changed, path.join(out, 'pictures')),
      };
    } finally {
      await browser.close();
      fs.rmSync(path.dirname(sites.before), { recursive: true, force: true });
    }
  }

  async function listChanged(): Promise<string[]> {
    const { release } = await readRelease(registry, id, gate.version);
    const pin = pins.remotes[id];
    const current = pin === undefined ? null : await readPinnedRelease(registry, id, pin);
    const kept = new Set(release.catalogue.map((entry) => entry.path));
    const gone = (current?.catalogue ?? []).flatMap((entry) =>
      entry.path === null || kept.has(entry.path) ? [] : [entry.path],
    );
    return [...listChangedPages(release, current), ...gone];
  }
}

/** Refuses a folder that is not an earlier preview: everything in it would be deleted. */
function assertReplaceable(out: string): void {
  if (!fs.existsSync(out)) return;
  const names = fs.statSync(out).isDirectory() ? fs.readdirSync(out) : [out];
  if (names.length === 0 || isPreview(path.join(out, REPORT_FILE))) return;
  throw new SiteError(
    `Failed to write a preview into ${out}: it has files and is not an earlier preview, and a preview replaces everything there. Name a new or empty folder with --out.`,
    'NOT_A_PREVIEW',
  );
}

/** Whether a file is the report of a preview; the one of a proposal has no address. */
function isPreview(file: string): boolean {
  const parsed = fs.existsSync(file) ? validateJson(fs.readFileSync(file)) : null;
  const report: unknown = parsed?.isValid === true ? parsed.value : null;
  return typeof report === 'object' && report !== null && 'remote' in report && 'address' in report;
}

function describePictures({ address, pages, isAccepted }: Preview): string {
  if (!isAccepted) return '';
  const toCell = ({ pictures }: PagePictures, side: 'before' | 'after') =>
    pictures
      .filter((picture) => picture.side === side)
      .map(({ widthPx, file }) => `![${side}, ${widthPx} px](pictures/${file})`)
      .join('<br>') || 'no page';
  const rows = pages
    .filter(({ pictures }) => pictures.length > 0)
    .map((page) => `| \`${page.path}\` | ${toCell(page, 'before')} | ${toCell(page, 'after')} |`);
  const same = pages.filter(({ pictures }) => pictures.length === 0).map((page) => `\`${page.path}\``);
  const unchanged =
    same.length === 0 ? [] : ['', `No visible change on the first screen: ${same.join(', ')}.`];
  const table = rows.length === 0 ? [] : ['', '| page | before | after |', '| --- | --- | --- |', ...rows];
  return [
    '',
    '## Preview',
    '',
    `The whole site with this release: ${address}`,
    ...table,
    ...unchanged,
    '',
  ].join('\n');
}
