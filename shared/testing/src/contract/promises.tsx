import { findFileFaults, formatStyleFault } from '@portfolio/build/page-styles';
import type { CatalogueEntry, PageProps } from '@portfolio/contract';
import { cleanup, render } from '@testing-library/react';
import { Activity, act, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { NodeRender } from './nodeRenderer';
import { describeChanges, readSurroundings, resetSurroundings } from './surroundings';
import type { Resource } from './ledger';
import { watchResources } from './watchResources';

/** The page that is checked. */
export interface PageUnderTest {
  remoteId: string;
  project: CatalogueEntry;
  Page: ComponentType<PageProps>;
  /** The markup from plain Node: in this environment, and with another time, time zone and language. */
  inNode: readonly [NodeRender, NodeRender];
}

/** A rule that every page of every remote follows. */
export interface PagePromise {
  title: string;
  /** Lists how the page breaks the promise; each message names the page and the fix. */
  findFaults(page: PageUnderTest): string[] | Promise<string[]>;
}

const services = { showAlert: () => () => {} };

const toElement = ({ Page, project }: PageUnderTest) => <Page project={project} services={services} />;

/** Flushes pending promises and the effects that follow. */
const settle = () => act(async () => {});

export const PAGE_PROMISES: readonly PagePromise[] = [
  { title: 'renders in plain Node, with one h1', findFaults: findNodeFaults },
  {
    title:
      'renders the same twice, at another time, with other random numbers, in another time zone and language',
    findFaults: findUnsteadyMarkup,
  },
  { title: 'renders the same with a window', findFaults: findWindowBranches },
  { title: 'styles nothing outside itself', findFaults: findGlobalStyles },
  { title: 'hydrates without a recoverable error', findFaults: findHydrationErrors },
  {
    title: 'stops everything when it is hidden or left, and leaves the rest of the document alone',
    findFaults: findLeftovers,
  },
];

function nameFaults({ remoteId, project }: PageUnderTest, faults: readonly string[]): string[] {
  return faults.map((fault) => `[${remoteId}] ${String(project.component)}: ${fault}`);
}

function findNodeFaults(page: PageUnderTest): string[] {
  const [here, elsewhere] = page.inNode;
  const describe = (error: string) =>
    `it throws in plain Node: ${error}\nFix the error. Move what needs a browser into an effect or an event handler.`;
  if ('error' in here) return nameFaults(page, [describe(here.error)]);
  if ('error' in elsewhere) return nameFaults(page, [describe(elsewhere.error)]);
  const host = document.createElement('template');
  host.innerHTML = here.first;
  const titles = [...host.content.querySelectorAll('h1')].map(({ textContent }) => textContent);
  return titles.length === 1 && titles[0] !== ''
    ? []
    : nameFaults(page, [
        `it has the h1 headings ${JSON.stringify(titles)} and needs exactly one. Use h2 for what is below the title.`,
      ]);
}

function findUnsteadyMarkup(page: PageUnderTest): string[] {
  const [here, elsewhere] = page.inNode;
  if ('error' in here || 'error' in elsewhere) return [];
  const cases = [
    [here.second, 'it renders something else the second time', 'Keep no counter beside the component.'],
    [
      elsewhere.first,
      'its markup depends on the time, random numbers, the time zone or the language of the machine',
      'Read those in an effect, into a store (createStore of @portfolio/kit), or name the zone and the locale.',
    ],
  ] as const;
  return nameFaults(
    page,
    cases.flatMap(([markup, fault, remedy]) =>
      markup === here.first ? [] : [`${fault}: ${describeDifference(here.first, markup)}. ${remedy}`],
    ),
  );
}

function findWindowBranches(page: PageUnderTest): string[] {
  const [here] = page.inNode;
  if ('error' in here) return [];
  const inNode = numberClasses(here.first);
  const inBrowser = numberClasses(renderMarkup(page));
  return inNode === inBrowser
    ? []
    : nameFaults(page, [
        `it renders something else with a window: ${describeDifference(inNode, inBrowser)}. Render the same first, and branch on a store that an effect sets (createStore of @portfolio/kit).`,
      ]);
}

/** Replaces class names by numbers: those of styled-components depend on what was loaded before. */
function numberClasses(html: string): string {
  const names = new Map<string, string>();
  const toNumber = (name: string) => {
    if (!names.has(name)) names.set(name, `c${names.size}`);
    return String(names.get(name));
  };
  return html.replace(
    / class="([^"]*)"/g,
    (_all, list: string) => ` class="${list.replace(/[^ ]+/g, toNumber)}"`,
  );
}

/** Quotes the surroundings of the first difference between two texts. */
function describeDifference(one: string, other: string): string {
  // If one text is a prefix of the other, they differ at its end.
  const index = [...one.split(''), ''].findIndex((sign, at) => sign !== other[at]);
  const show = (text: string) => JSON.stringify(text.slice(0, index + 40).slice(-80));
  return `${show(one)} against ${show(other)}`;
}

/** Renders as a server does: without a sheet, styled-components would add the styles to the document permanently. */
function renderMarkup(page: PageUnderTest, sheet = new ServerStyleSheet()): string {
  return renderToString(sheet.collectStyles(toElement(page)));
}

function findGlobalStyles(page: PageUnderTest): string[] {
  const sheet = new ServerStyleSheet();
  renderMarkup(page, sheet);
  const host = document.createElement('template');
  host.innerHTML = sheet.getStyleTags();
  return nameFaults(
    page,
    findFileFaults('page.css', String(host.content.textContent)).map(
      (fault) => `it styles more than itself: ${formatStyleFault('its styled components', fault)}`,
    ),
  );
}

/** Opens a page in a document that only other pages have used, and stops what it leaves running. */
async function openPage<Result>(
  look: (watch: ReturnType<typeof watchResources>) => Result | Promise<Result>,
): Promise<Result> {
  // With its first element, React adds listeners to the document permanently.
  render(<div />).unmount();
  resetSurroundings();
  const watch = watchResources();
  try {
    return await look(watch);
  } finally {
    // Also removes the elements that pages were rendered into.
    cleanup();
    watch.restore();
  }
}

async function findHydrationErrors(page: PageUnderTest): Promise<string[]> {
  const container = document.createElement('div');
  container.innerHTML = renderMarkup(page);
  const errors: string[] = [];
  await openPage(async () => {
    document.body.append(container);
    const onRecoverableError = (error: unknown) => void errors.push(String(error));
    render(toElement(page), { container, hydrate: true, onRecoverableError });
    await settle();
  });
  return nameFaults(
    page,
    errors.map((error) => `it does not hydrate: ${error}. The first render must equal the one in Node.`),
  );
}

async function findLeftovers(page: PageUnderTest): Promise<string[]> {
  const faults = await openPage(async (watch) => {
    const before = readSurroundings(page.remoteId);
    const { rerender } = render(<Activity>{toElement(page)}</Activity>);
    await settle();
    const whileShown = readSurroundings(page.remoteId);
    rerender(<Activity mode="hidden">{toElement(page)}</Activity>);
    await settle();
    const whileHidden = describeResources(watch.list(), 'while the page is hidden');
    rerender(<Activity>{toElement(page)}</Activity>);
    await settle();
    cleanup();
    await settle();
    const afterwards = describeResources(watch.list(), 'after the page was left');
    return [
      ...describeChanges(before, whileShown),
      ...describeChanges(before, readSurroundings(page.remoteId)),
      ...(afterwards.length > 0 ? afterwards : whileHidden),
    ];
  });
  return nameFaults(page, [...new Set(faults)]);
}

function describeResources(resources: readonly Resource[], when: string): string[] {
  return resources.map(
    ({ what, at }) => `${what} keeps running ${when}, from ${at}. Stop it in the cleanup of the effect.`,
  );
}
