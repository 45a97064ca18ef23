import fs from 'node:fs';
import path from 'node:path';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import type { PlannedPage, SitePlan } from '../plan/createPlan';
import { type DocumentSource, openShell, type PageData, type Shell } from '../shell-build/shellBuild';
import { renderSite } from './renderSite';

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
});

afterEach(() => tiny.remove());

const FILE = { url: '/one.js', integrity: 'sha384-one' };
const OTHER_FILE = { url: '/other.js', integrity: 'sha384-other' };
const STYLE = { url: '/one.css', integrity: 'sha384-one', text: '' };

const PAGE: PlannedPage = {
  data: { path: '/', page: 'home', title: 'Tiny', description: '', crumbs: [] } as unknown as PageData,
  releaseHash: 'sha384-release',
  dataFile: null,
  picture: null,
  source: {
    siteUrl: 'https://tiny.example',
    shellId: 'shell',
    rights: '',
    hasServiceWorker: true,
    scripts: [FILE],
    preloads: [FILE],
    stylesheets: [STYLE],
    pinnedScripts: null,
    data: null,
    picture: null,
  },
};

/** Renders one page twice, the second time with some inputs replaced; returns how many pages each run rendered. */
async function renderTwice(changed: Partial<PlannedPage>, changedShell: Partial<Shell> = {}) {
  const shell = openShell(tiny.paths.dist);
  const toPlan = (page: Partial<PlannedPage>, otherShell: Partial<Shell>) =>
    ({
      shell: { ...shell, ...otherShell },
      releases: { pinned: [] },
      pages: [{ ...PAGE, ...page }],
    }) as unknown as SitePlan;
  const before = await renderSite(toPlan({}, {}), tiny.paths.cache);
  const after = await renderSite(toPlan(changed, changedShell), tiny.paths.cache);
  const names = fs
    .readdirSync(path.join(tiny.paths.cache, 'pages'))
    .filter((name) => !/[.](br|gz|json)$/.test(name));
  return { counts: [before.renderedCount, after.renderedCount], keptCount: names.length };
}

test('renders a page with the same inputs once', async () => {
  expect(await renderTwice({})).toEqual({ counts: [1, 0], keptCount: 1 });
});

test.each<[part: string, page: Partial<PlannedPage>, shell: Partial<Shell>]>([
  ['shell', {}, { hash: 'other' }],
  ['release', { releaseHash: 'sha384-other' }, {}],
  ['data', { data: { ...PAGE.data, title: 'Other' } }, {}],
])('renders a page again if its %s changes', async (_part, page, shell) => {
  expect(await renderTwice(page, shell)).toEqual({ counts: [1, 1], keptCount: 1 });
});

/** Another value for each part of a document's source. Its type makes a new part fail here until it is tested. */
const OTHER_SOURCES: Readonly<Record<keyof DocumentSource, Partial<DocumentSource>>> = {
  siteUrl: { siteUrl: 'https://other.example' },
  shellId: { shellId: 'other' },
  rights: { rights: 'camera' },
  revocations: { revocations: '01234567' },
  eventsUrl: { eventsUrl: 'https://collector.example/v1/logs' },
  hasServiceWorker: { hasServiceWorker: false },
  scripts: { scripts: [FILE, OTHER_FILE] },
  preloads: { preloads: [OTHER_FILE] },
  stylesheets: { stylesheets: [{ ...STYLE, integrity: 'sha384-other' }] },
  pinnedScripts: { pinnedScripts: [] },
  data: { data: FILE },
  picture: { picture: '/share/other.png' },
};

test.each(Object.entries(OTHER_SOURCES))(
  'renders a page again if %s of its document changes',
  async (_name, source) => {
    const page = { source: { ...PAGE.source, ...source } };
    expect(await renderTwice(page)).toEqual({ counts: [1, 1], keptCount: 1 });
  },
);
