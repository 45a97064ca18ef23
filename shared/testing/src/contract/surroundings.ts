/** State that belongs to the shell or to other remotes while a page is shown. */
export interface Surroundings {
  title: string;
  path: string;
  historyLength: number;
  /** Of `html` and `body`. */
  attributes: string;
  cookies: string;
  /** All keys that do not start with the remote's id. */
  storage: string;
  /** Style sheets in the document that are not those of styled-components. */
  styleSheets: string;
}

/** Makes the document look used by others, with items in storage, so that clearing it is noticed. */
export function resetSurroundings(): void {
  document.title = '';
  window.history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`;
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    storage.setItem('portfolio:theme', 'darkMode');
  }
  findOwnStyles().forEach((element) => element.remove());
}

const findOwnStyles = () =>
  [...document.querySelectorAll('style, link[rel=stylesheet]')].filter(
    (element) => !element.hasAttribute('data-styled'),
  );

/** Reads the state that a page must not change. */
export function readSurroundings(remoteId: string): Surroundings {
  return {
    title: document.title,
    path: window.location.pathname,
    historyLength: window.history.length,
    attributes: [document.documentElement, document.body].map(listAttributes).join(' '),
    cookies: document.cookie,
    storage: [localStorage, sessionStorage].map((storage) => listItems(storage, remoteId)).join(' '),
    styleSheets: findOwnStyles()
      .map(({ outerHTML }) => outerHTML)
      .join(' '),
  };
}

function listAttributes(element: Element): string {
  return [...element.attributes]
    .map(({ name, value }) => `${element.localName} ${name}="${value}"`)
    .join(' ');
}

function listItems(storage: Storage, remoteId: string): string {
  return Object.entries(storage)
    .filter(([key]) => !key.startsWith(remoteId))
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort()
    .join(' ');
}

const REMEDIES: Readonly<Record<keyof Surroundings, string>> = {
  title: 'The shell sets the title from the catalogue entry: remove the assignment or the <title>.',
  path: 'Use a plain <a href> to go somewhere, and history.replaceState for the query or hash of this page only.',
  historyLength: 'Use history.replaceState instead of history.pushState.',
  attributes: 'Set the attribute or class on an element of the page.',
  cookies: 'Keep what the page remembers in localStorage, under a key that begins with the id of the remote.',
  storage: 'Write and remove only keys that begin with the id of the remote, and never clear().',
  styleSheets: 'Use styled-components, or import the style sheet, and remove what the page appends.',
};

/** Describes what a page has changed, and what to do instead. */
export function describeChanges(before: Surroundings, after: Surroundings): string[] {
  return (Object.keys(REMEDIES) as (keyof Surroundings)[])
    .filter((key) => before[key] !== after[key])
    .map(
      (key) => `${toWords(key)} changed from ${show(before[key])} to ${show(after[key])}. ${REMEDIES[key]}`,
    );
}

const toWords = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const show = (value: unknown) => JSON.stringify(value).slice(0, 300);
