import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { COPY_MARKS } from '../compose/gate/ownCopies';
import { type FaultTarget, listTargets } from './support/faults/faultTargets';
import { visitCompletely } from './support/shellVisit';
import { expect, test } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

/** The data that a copy of React DOM reports to React's developer tools when it starts. */
interface Renderer {
  version: string;
  reconcilerVersion: string;
}

/** Stands in for the developer tools: every copy of React DOM registers with them. */
async function listenForRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers,
        supportsFiber: true,
        inject: ({ version, reconcilerVersion }: Renderer) => renderers.push({ version, reconcilerVersion }),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
}

function listRenderers(page: Page): Promise<Renderer[]> {
  return page.evaluate(
    () =>
      (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Renderer[] } })
        .__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers,
  );
}

/** Runs in a child process: Playwright would compile the shell's whole node build again. */
function readResolutions(): Record<string, Record<string, string>> {
  const script = path.join(__dirname, 'support/printResolution.ts');
  const args = ['--require', require.resolve('tsx/cjs'), script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as ReturnType<
    typeof readResolutions
  >;
}

async function expectOneCopyOfEach(
  page: Page,
  { route, file }: FaultTarget,
  resolution: Readonly<Record<string, string>>,
): Promise<void> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    // A request that is pending when the page is closed does not matter; the count would reveal a missing copy.
    if (response.request().resourceType() === 'script')
      scripts.set(
        response.url(),
        response.text().catch(() => ''),
      );
  });
  await visitCompletely(page, route);
  await page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    'portfolio:remote:ready',
  );
  expect([...scripts.keys()].some((url) => url.endsWith(file))).toBe(true);
  const texts = await Promise.all(scripts.values());
  for (const name of new Set(COPY_MARKS.map(([owner]) => owner))) {
    const marks = COPY_MARKS.filter(([owner]) => owner === name).map(([, mark]) => mark);
    const copies = texts.filter((text) => marks.some((mark) => mark.test(text)));
    // The rules of these remotes are compiled: styled-components is not even loaded.
    const count = name === 'styled-components' ? 0 : 1;
    expect(copies, `scripts with a ${name} of their own`).toHaveLength(count);
  }
  expect(await listRenderers(page)).toEqual([
    { version: resolution['react-dom'], reconcilerVersion: resolution['react'] },
  ]);
  expect(await page.locator('style[data-styled]').count()).toBe(0);
}

test('a page of each remote runs with one copy of each singleton, the one that the gate named', async ({
  context,
}) => {
  const resolutions = readResolutions();
  for (const target of listTargets(MAIN_SITE).filter(({ kind }) => kind === 'lazy chunk'))
    await test.step(target.remoteId, async () => {
      const page = await context.newPage();
      await listenForRenderers(page);
      await expectOneCopyOfEach(page, target, resolutions[target.remoteId] ?? {});
      await page.close();
    });
});
