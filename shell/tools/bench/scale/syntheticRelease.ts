import { SINGLETONS } from '@portfolio/build';
import {
  type CatalogueEntry,
  CONTRACT_VERSION,
  PROJECT_TYPES,
  type ProjectType,
  type Release,
  type ReleaseFileInfo,
  toRemoteNames,
} from '@portfolio/contract';
import { toIntegrity } from '@portfolio/registry';
import { toNodeEntry, toPageScript, toPageText, toWebEntry } from './syntheticCode';

/** A release built without webpack, and the text of its files. */
export interface SyntheticRelease {
  release: Release;
  web: ReadonlyMap<string, string>;
  node: ReadonlyMap<string, string>;
}

interface SyntheticOptions {
  /** Number of the remote, from 0. */
  index: number;
  pageCount: number;
  version: string;
  /** Number of scripts that no page uses; default none. */
  spareScripts?: number;
}

const TYPES: readonly ProjectType[] = ['UX', 'UI', 'JavaScript', 'CSS'];
const TAGS = [
  'Research',
  'Prototype',
  'Type',
  'Colour',
  'Motion',
  'Forms',
  'Maps',
  'Sound',
  'Tables',
  'Icons',
];
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path d="M20 20h280v160H20z" fill="none" stroke="#cf0a45"/></svg>';

/**
 * Creates one release of a synthetic remote. Every page and version has different text, so that it does not compress
 * better than a real one.
 */
export function createSyntheticRelease({
  index,
  pageCount,
  version,
  spareScripts = 0,
}: SyntheticOptions): SyntheticRelease {
  const names = toRemoteNames(`synthetic-${index}`);
  const pages = Array.from({ length: pageCount }, (_page, number) => ({
    name: `page${number}`,
    text: toPageText(index, number, version),
  }));
  const scripts = new Map(pages.map((page) => [page.name, toPageScript(names.id, page)]));
  const web = new Map<string, string>([['assets/picture.svg', PICTURE]]);
  const files = new Map([...scripts].map(([name, text]) => [name, addHashed(web, name, text)]));
  const catalogue = pages.map(({ name }, number) => toEntry(index, number, name));
  const module = { id: names.id, contractVersion: CONTRACT_VERSION, catalogue: [] };
  const integrities = new Map([...files].map(([name, file]) => [file, toIntegrity(scripts.get(name) ?? '')]));
  const webEntry = addHashed(
    web,
    'remoteEntry',
    toWebEntry({ container: names.container, module, files, integrities, baseUrl: names.webPath }),
  );
  for (let number = 0; number < spareScripts; number += 1)
    addHashed(web, `spare${number}`, `/* ${names.id}, ${number} */`);
  const node = new Map<string, string>();
  const nodeEntry = addHashed(node, 'remoteEntry', toNodeEntry({ ...module, catalogue }, pages));
  return {
    web,
    node,
    release: {
      schema: 1,
      id: names.id,
      version,
      contract: CONTRACT_VERSION,
      container: names.container,
      web: { entry: webEntry, files: describe(web) },
      node: { entry: nodeEntry, files: describe(node) },
      remote: { js: [], css: [] },
      pages: Object.fromEntries([...files].map(([name, file]) => [name, { js: [file], css: [] }])),
      catalogue,
      connectOrigins: [],
      singletons: SINGLETONS,
      api: [],
    },
  };
}

function toEntry(index: number, number: number, component: string): CatalogueEntry {
  const type = TYPES[index % TYPES.length] ?? 'UX';
  return {
    // Unique on the site, as a route is.
    id: `r${index}${component}`,
    type,
    // A realistic number of featured projects, however many there are in total.
    portfolio: index < 4 && number === 0,
    title: `Study ${index}.${number}`,
    img: { src: 'assets/picture.svg', alt: 'A frame', widthPx: 320, heightPx: 200 },
    tags: [0, 3, 7].map((step) => TAGS[(index + number + step) % TAGS.length] ?? ''),
    description: `What study ${number} of remote ${index} is about, in as many words as a card of the list has room for.`,
    component,
    path: `/work/${PROJECT_TYPES[type].segment}/r${index}p${number}`,
    blog: null,
  };
}

function addHashed(files: Map<string, string>, name: string, text: string): string {
  const hash = toIntegrity(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-8);
  const file = `${name}.${hash}.js`;
  files.set(file, text);
  return file;
}

function describe(files: ReadonlyMap<string, string>): Record<string, ReleaseFileInfo> {
  return Object.fromEntries(
    [...files].map(([name, text]) => [
      name,
      { bytes: Buffer.byteLength(text), integrity: toIntegrity(text) },
    ]),
  );
}
