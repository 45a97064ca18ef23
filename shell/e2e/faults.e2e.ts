import type { Page, TestInfo } from '@playwright/test';
import { type Fault, FAULTS } from './support/faults/faultKinds';
import { CELL_NOTE, type CellNote } from './support/faults/faultsReporter';
import { type FaultServer, serveFault } from './support/faults/faultServer';
import {
  expectPanel,
  expectReady,
  expectUnused,
  expectUsableHeader,
  expectUsableRemote,
  getPanel,
  hasRun,
  listEvents,
  recordEvents,
} from './support/faults/faultSteps';
import { type FaultTarget, FILE_KINDS, listTargets } from './support/faults/faultTargets';
import { expect, test, waitForHydration } from './support/siteTest';
import { stopClock } from './support/stopClock';
import { FALLBACK_SITE, FAULT_SITE, MAIN_SITE } from './support/testPaths';

const IS_WHOLE = process.env['FAULTS'] === 'all';
const SITE = IS_WHOLE ? FAULT_SITE : MAIN_SITE;
const TARGETS = listTargets(SITE);
const WITH_PREVIOUS = listTargets(FALLBACK_SITE);

interface Cell {
  fault: Fault;
  target: FaultTarget;
}

/** What concerns the kind of file. */
function toCell({ ofStyle, ...fault }: Fault, target: FaultTarget): Cell {
  return { fault: target.kind === 'CSS' ? { ...fault, ...ofStyle } : fault, target };
}

/** Every fault of every kind of file, each in another remote. */
function listSample(targets: readonly FaultTarget[]): Cell[] {
  return FAULTS.flatMap((fault, row) =>
    FILE_KINDS.flatMap((kind, column) => {
      const ofKind = targets.filter((target) => target.kind === kind);
      const chosen = ofKind[(2 * row + column) % ofKind.length];
      return chosen === undefined ? [] : [toCell(fault, chosen)];
    }),
  );
}

/** One cell of each row, each in another column. */
const takeDiagonal = (cells: readonly Cell[]) =>
  cells.filter(
    (_cell, index) => index % FILE_KINDS.length === Math.floor(index / FILE_KINDS.length) % FILE_KINDS.length,
  );

/** Faults that browser and shell treat as another one of the sample; only the whole matrix has them. */
const LIKE_OTHERS: readonly string[] = ['slow', '404 as JSON', '500'];

const CELLS = IS_WHOLE
  ? FAULTS.flatMap((fault) => TARGETS.map((target) => toCell(fault, target)))
  : takeDiagonal(listSample(TARGETS)).filter(({ fault }) => !LIKE_OTHERS.includes(fault.name));

/** What the console may say of a file that is spoiled on purpose; #422 is a page that threw while it hydrated. */
const EXPECTED =
  /React error #422|Loading chunk|Failed to|evaluation|render|integrity|preload|takes its place|ERR_|decode|font/;

function note(
  info: TestInfo,
  releases: CellNote['releases'],
  { fault: { answer }, target: { kind, remoteId } }: Cell,
  outcome: string,
): void {
  const row = FAULTS.find((fault) => answer === fault.answer || answer === fault.ofStyle?.answer);
  const cell: CellNote = { releases, fault: row?.name ?? '', kind, remoteId, outcome };
  info.annotations.push({ type: CELL_NOTE, description: JSON.stringify(cell) });
}

/** Opens the page at fault. */
async function visit(page: Page, { url }: FaultServer, cell: Cell): Promise<void> {
  await stopClock(page);
  await recordEvents(page.context());
  await page.goto(url + cell.target.route, { waitUntil: 'commit' });
  await waitForHydration(page);
  await expectUndisturbed(page, cell);
}

/** The prerendered page is there and the header answers. Only a page that throws while it renders cannot stay. */
async function expectUndisturbed(page: Page, { fault, target }: Cell): Promise<void> {
  if (fault.name !== 'throws on render' || target.kind !== 'lazy chunk')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectUsableHeader(page);
}

/** Opens a page of another remote beside it. */
async function visitNeighbour(page: Page, { url }: FaultServer, { remoteId }: FaultTarget): Promise<void> {
  const neighbour = TARGETS.find((target) => target.remoteId !== remoteId);
  const other = await page.context().newPage();
  await expectUsableRemote(other, url + (neighbour?.route ?? ''));
  await other.close();
}

/** Milliseconds of the page's clock from the start of a load to an event, in words. */
async function measure(page: Page, ...types: string[]): Promise<string> {
  const event = (await listEvents(page)).find(({ type }) => types.includes(type));
  return `${Math.round((event?.elapsedMs ?? 0) / 1000)} s`;
}

/** The code of what failed last; what a page throws while it renders has a name only. */
async function nameLastProblem(page: Page): Promise<string> {
  const problem = (await listEvents(page)).at(-1)?.problem;
  return problem?.code || problem?.name || 'unknown';
}

for (const cell of CELLS) {
  const { fault, target } = cell;
  test(`${target.remoteId}: the ${target.kind} ${fault.name}`, async ({ page, consoleGuard }, info) => {
    consoleGuard.allow(EXPECTED);
    const server = await serveFault(SITE.site, target, fault.answer);
    const isReleased = fault.answer.do === 'release';
    try {
      await visit(page, server, cell);
      await visitNeighbour(page, server, target);
      if (fault.outcome === 'works') {
        if (fault.heldMs !== undefined) {
          await page.clock.fastForward(fault.heldMs);
          await expect(getPanel(page)).toBeHidden();
          await expectUnused(page, target);
          server.letGo();
        }
        await expectReady(page, target, target.version);
        note(info, 'one', cell, `works after ${await measure(page, 'ready')}`);
        return;
      }

      await expectPanel(page, fault.outcome, target);
      await expectUndisturbed(page, cell);
      const time = await measure(page, 'timeout', 'missing', 'integrity', 'broken');
      const panel = getPanel(page);
      if (isReleased) {
        // Its hash is right: it did run. Asking again brings the same, and the page does not break by it.
        expect(await page.evaluate(() => 'faultHasRun' in window)).toBe(true);
        await panel.getByRole('button', { name: 'Retry' }).click();
        await expectPanel(page, fault.outcome, target);
        await expectUsableHeader(page);
        note(info, 'one', cell, `panel (${await nameLastProblem(page)}) after ${time}, also after Retry`);
        return;
      }
      await expectUnused(page, target);
      if (fault.heldMs !== undefined) {
        server.letGo();
        await page.clock.runFor(1000);
        await expect(panel).toBeVisible();
        await expectUnused(page, target);
      }
      server.mend();
      // What could not be reached is asked for again by itself, too: the panel may go before the press.
      await Promise.any([
        panel.getByRole('button', { name: 'Retry' }).click(),
        panel.waitFor({ state: 'hidden' }),
      ]);
      await expectReady(page, target, target.version);
      expect(await hasRun(page, target)).toBe(true);
      note(info, 'one', cell, `panel (${fault.outcome}) after ${time}; Retry recovered`);
    } finally {
      await server.close();
    }
  });
}

const isReleased = ({ answer }: Fault) => answer.do === 'release';

if (IS_WHOLE)
  for (const cell of [
    ...listSample(WITH_PREVIOUS).filter(({ fault }) => !isReleased(fault)),
    ...FAULTS.filter(isReleased).flatMap((fault) =>
      WITH_PREVIOUS.filter(({ kind }) => kind !== 'CSS').map((target) => toCell(fault, target)),
    ),
  ]) {
    const { fault, target } = cell;
    if (fault.outcome === 'works') continue;
    test(`${target.remoteId}: the ${target.kind} ${fault.name}; the release before takes its place`, async ({
      page,
      consoleGuard,
    }, info) => {
      consoleGuard.allow(EXPECTED);
      const server = await serveFault(FALLBACK_SITE.site, target, fault.answer);
      try {
        await visit(page, server, cell);
        if (fault.outcome === 'timeout') {
          await page.clock.fastForward(110_000);
          await expect(getPanel(page)).toBeHidden();
        }
        await expectReady(page, target, target.previousVersion ?? '');
        if (!isReleased(fault)) expect(await page.evaluate(() => 'faultHasRun' in window)).toBe(false);
        await expectUsableHeader(page);
        note(
          info,
          'two',
          cell,
          `fallback ${target.previousVersion} after ${await measure(page, 'fallback')}`,
        );
      } finally {
        await server.close();
      }
    });
  }
