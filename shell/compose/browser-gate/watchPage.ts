import { REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import type { Page } from 'playwright-core';

/** A fault of a page, and the next step. */
export interface PageProblem {
  problem: string;
  nextStep: string;
}

/** Errors and messages of a page while it is loaded and left. */
export interface PageWatch {
  /** Without duplicates. */
  problems(): PageProblem[];
  /** Addresses that the document has had, in order: with query, without fragment. */
  addresses: readonly string[];
  /** Files of the release that were requested. */
  files: ReadonlySet<string>;
  /** Settles when the page of the remote is ready or has failed. */
  ready: Promise<void>;
}

interface WatchOptions {
  /** URL of the release's browser files on the site. */
  filesUrl: string;
  /** Other origins that the release declares; they cannot be reached from here. */
  connectOrigins: readonly string[];
  /** Whether an address belongs to another page of this site: those are not served while a release is judged. */
  isLeftOut(url: string): boolean;
}

const POLICY = /Content.Security.Policy|Permissions.Policy|Integrity.Policy|Trusted.?Type/i;
const QUOTED_LENGTH = 400;

const NEXT_STEPS = {
  policy:
    'Do without it, or declare it in the catalogue (connectOrigins, permissions) and ask the maintainers.',
  console: 'Fix the cause; a page writes nothing to the console.',
  thrown:
    'Catch it, or fix the cause. React names #418 and #425 where Node and the browser render different pages.',
  event: 'Open the page in the dev server and read its console.',
} as const;

/** Events that report that the published page is not shown. */
const FAILURES: readonly RemoteEvent['type'][] = [
  'broken',
  'missing',
  'integrity',
  'timeout',
  'fallback',
  'failed',
];

/** Collects everything that the browser reports about a page, out of reach of the page's scripts. */
export async function watchPage(
  page: Page,
  { filesUrl, connectOrigins, isLeftOut }: WatchOptions,
): Promise<PageWatch> {
  const found = new Map<string, PageProblem>();
  const files = new Set<string>();
  const addresses: string[] = [];
  const note = (problem: string, nextStep: string) => {
    const text = problem.slice(0, QUOTED_LENGTH).trim();
    found.set(text, { problem: text, nextStep });
  };
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  await page.exposeBinding('reportRemoteEvent', (_source, type: string, text: string) => {
    const isFailure = (FAILURES as readonly string[]).includes(type);
    if (isFailure) note(`its load reports "${type}": ${text}`, NEXT_STEPS.event);
    if (isFailure || type === 'ready') isReady();
  });
  await page.addInitScript(`(() => {
    const report = window.reportRemoteEvent;
    // A page could recognise the gate by it, or report in its own name.
    delete window.reportRemoteEvent;
    addEventListener(${JSON.stringify(REMOTE_EVENT_NAME)}, ({ detail }) =>
      void report(String(detail.type), String(detail.problem?.message ?? '')));
  })()`);

  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (isLeftOut(url) || connectOrigins.some((origin) => url.startsWith(origin))) return;
    const text = message.text();
    if (POLICY.test(text)) note(`it breaks the policy of the site: ${text}`, NEXT_STEPS.policy);
    else note(`it writes an error to the console: ${text}`, NEXT_STEPS.console);
  });
  page.on('pageerror', (error) => note(`it throws outside of React: ${error.message}`, NEXT_STEPS.thrown));
  page.on('dialog', (dialog) => {
    note(`it opens a dialog of the browser (${dialog.type()})`, 'Show it in the page.');
    void dialog.dismiss().catch(() => {});
  });
  page.on('popup', (popup) => {
    note('it opens another window by itself', 'Open windows on a click only.');
    void popup.close().catch(() => {});
  });
  page.on('frameattached', () =>
    note('it adds a frame, in which nothing is checked', 'Show the content as part of the page.'),
  );
  page.on('crash', () => note('its tab crashed', 'Look for code that uses up the memory.'));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url().replace(/#.*/s, ''));
  });
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if ((origin + pathname).startsWith(filesUrl)) files.add((origin + pathname).slice(filesUrl.length));
  });
  return { problems: () => [...found.values()], addresses, files, ready };
}
