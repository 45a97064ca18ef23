import type { Page } from '@playwright/test';
import { resolveSingletons } from '../compose/pins/compatibility';
import { COPY_MARKS } from '../compose/pins/ownCopies';
import { loadShellRenderer } from '../compose/shellBuild';
import { listTargets, readTargetRelease } from './support/faults/faultTargets';
import { expect, test } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

/** What a copy of React DOM tells React's developer tools when it starts. */
interface Renderer {
  version: string;
  reconcilerVersion: string;
}

/** Stands in for the developer tools: every copy of React DOM announces itself to them. */
async function listenForRenderers(page: Page): Promise<() => Promise<Renderer[]>> {
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
  return () =>
    page.evaluate(() => {
      const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as unknown as Record<
        string,
        { renderers: Renderer[] }
      >;
      return hook?.renderers ?? [];
    });
}

for (const target of listTargets(MAIN_SITE).filter(({ kind }) => kind === 'lazy chunk'))
  test(`${target.remoteId} runs with one copy of each singleton, the one the gate named`, async ({
    page,
  }) => {
    const resolution = new Map(
      resolveSingletons(readTargetRelease(MAIN_SITE, target.remoteId), loadShellRenderer(MAIN_SITE.dist)).map(
        ({ singleton, version }) => [singleton, version],
      ),
    );
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
    });
    const listRenderers = await listenForRenderers(page);
    await page.goto(target.route);
    await page.waitForFunction(
      (name) => performance.getEntriesByName(name).length > 0,
      'portfolio:remote:ready',
    );
    const texts = await Promise.all(scripts.values());
    expect([...scripts.keys()].some((url) => url.endsWith(target.file))).toBe(true);
    for (const [name, mark] of COPY_MARKS)
      expect(
        texts.filter((text) => mark.test(text)),
        `scripts with a ${name} of their own`,
      ).toHaveLength(1);
    expect(await listRenderers()).toEqual([
      { version: resolution.get('react-dom'), reconcilerVersion: resolution.get('react') },
    ]);
    const [, version] =
      /SC_DISABLE_SPEEDY[^]*?"(\d+\.\d+\.\d+)"/.exec(
        texts.find((text) => text.includes('SC_DISABLE_SPEEDY')) ?? '',
      ) ?? [];
    expect(version).toBe(resolution.get('styled-components'));
  });
