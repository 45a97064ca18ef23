import * as badRemote from '../contract-testing/badRemote';
import { allowConsole } from '../consoleGuard';
import { type PageUnderTest, PAGE_PROMISES } from './promises';
import { type NodeRenders, renderInNode } from './renderInNode';

let inNode: NodeRenders;

beforeAll(async () => {
  inNode = await renderInNode(require.resolve('../contract-testing/badRemote'));
});

async function findAllFaults(name: string, promises = PAGE_PROMISES): Promise<string[]> {
  const project = badRemote.catalogue.find(({ component }) => component === name);
  const page = await badRemote.pages[name]?.();
  const underTest = { remoteId: badRemote.id, project, Page: page?.default, inNode: inNode.getPage(name) };
  const faults: string[] = [];
  for (const { findFaults } of promises) faults.push(...(await findFaults(underTest as PageUnderTest)));
  return faults;
}

const findPromises = (word: string) => PAGE_PROMISES.filter(({ title }) => title.includes(word));

// Must stay the first test in the file: React has not been used in the document yet.
test('changes that React makes to the document do not count as faults of the page', async () => {
  expect(await findAllFaults('cleansUp', findPromises('stops everything'))).toEqual([]);
});

test('unmounts a hydrated page, after which nothing observes the document', async () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  const { setInterval } = globalThis;
  expect(await findAllFaults('cleansUp', findPromises('hydrates'))).toEqual([]);
  expect(remove.mock.calls.map(([type]) => type)).toContain('resize');
  expect(document.body.children).toHaveLength(0);
  expect(globalThis.setInterval).toBe(setInterval);
  remove.mockRestore();
});

test.each([
  'cleansUp',
  'startsAndStopsLater',
  'dismissesItsAlert',
  'queriesItsHeading',
  'changesItsClassName',
])('finds no fault in a page that cleans up and changes only its own things: %s', async (page) => {
  expect(await findAllFaults(page)).toEqual([]);
  expect(document.body.children).toHaveLength(0);
});

const UNSTEADY =
  /its markup depends on the time, .*Read those in an effect, into a store .*, or name the zone and the locale\.$/;

test.each<[page: string, fault: RegExp]>([
  [
    'readsWindow',
    /throws in plain Node: .*window is not defined[^]*Fix the error\. Move what needs a browser into an effect/,
  ],
  ['throwsInAnotherZone', /throws in plain Node: .*too far/],
  ['throwsInThisZone', /throws in plain Node: .*too near/],
  [
    'branchesOnWindow',
    /a window: "<h1>A page<\/h1>in Node" against "<h1>A page<\/h1>in a browser"\. .*branch on a store that an effect sets .*\.$/,
  ],
  ['branchesNearTheEnd', /a window: "x{32}<!-- -->y<!-- -->x{31}" against "x{32}<!-- -->z<!-- -->x{31}"\./],
  ['addsInBrowser', /a window: "[^"]*x{80}" against "[^"]*x{79}y"\./],
  ['branchesInClasses', /a window: .*"c0.*"c0.* against .*"c0.*"c1/],
  ['hasEmptyHeading', /has the h1 headings \[""\] and needs exactly one\./],
  ['hasNoHeading', /has the h1 headings \[\] and needs exactly one\./],
  ['hasTwoHeadings', /has the h1 headings \["A page","Another title"\] and needs exactly one\. Use h2/],
  ['countsRenders', /something else the second time: .* Keep no counter beside the component\.$/],
  ['readsTime', UNSTEADY],
  ['readsRandom', UNSTEADY],
  ['readsTimeZone', UNSTEADY],
  ['readsLanguage', UNSTEADY],
  ['nestsWrongly', /does not hydrate: .*The first render must equal the one in Node\.$/s],
  [
    'keepsListener',
    /a listener for "keydown" on document keeps running .*badRemote\.tsx:\d+\. Stop it in the cleanup/,
  ],
  [
    'keepsQueryListener',
    /a listener for "change" on the media query print keeps running .*badRemote\.tsx:\d+/,
  ],
  ['keepsTimeout', /a timeout keeps running after the page was left, from .*badRemote\.tsx:\d+\. Stop it/],
  ['keepsInterval', /an interval keeps running after the page was left, from .*badRemote\.tsx:\d+\. Stop it/],
  [
    'keepsIntervalOfLaterState',
    /an interval keeps running after the page was left, from .*badRemote\.tsx:\d+/,
  ],
  ['keepsIntervalOnReturn', /an interval keeps running after the page was left, from .*badRemote\.tsx:\d+/],
  [
    'keepsFrame',
    /an animation frame keeps running after the page was left, from .*badRemote\.tsx:\d+\. Stop it/,
  ],
  [
    'keepsObserver',
    /a ResizeObserver keeps running after the page was left, from .*badRemote\.tsx:\d+\. Stop it/,
  ],
  ['stopsNothingWhenHidden', /an interval keeps running while the page is hidden, from .*badRemote\.tsx:\d+/],
  [
    'keepsCamera',
    /a track of video keeps running after the page was left, from .*badRemote\.tsx:\d+\. Stop it/,
  ],
  ['setsTitle', /title changed from "" to "Mine"\. The shell sets the title/],
  ['setsTitleForAWhile', /title changed from "" to "Mine"/],
  ['setsTitleOnLeaving', /title changed from "" to "Mine"/],
  ['rendersTitle', /title changed from "" to "Mine"\. The shell sets the title/],
  ['pushesState', /history length changed .* Use history\.replaceState instead of history\.pushState\.$/],
  ['navigatesAway', /path changed from "\/" to "\/login"\. Use a plain <a href>/],
  ['clearsStorage', /storage changed from .*portfolio:theme.* never clear\(\)\.$/],
  ['writesForeignKey', /storage changed .*user=me.* keys that begin with the id of the remote/],
  ['writesCookie', /cookies changed from "" to "mine=1"\. Keep what the page remembers in localStorage/],
  [
    'marksBody',
    /attributes changed .*body class=.*mine.* Set the attribute or class on an element of the page\.$/,
  ],
  ['appendsStyle', /style sheets changed .*<style>.* remove what the page appends\.$/],
  [
    'hasGlobalStyle',
    /it styles more than itself: .*"header" can match outside its page\. Begin the selector with a class/,
  ],
])('a page that %s is caught, with its name and the remedy', async (page, fault) => {
  // React also reports wrong nesting in the console.
  if (page === 'nestsWrongly') allowConsole(/hydrat|<section>/);
  const faults = await findAllFaults(page);
  expect(faults).toContainEqual(expect.stringMatching(fault));
  for (const text of faults) expect(text).toMatch(`[bad-demos] ${page}: `);
});
