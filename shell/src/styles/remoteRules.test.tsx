import type * as RemoteRules from './remoteRules';

/** jsdom has no constructed style sheets. */
class FakeSheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

const ELEMENT = '<style data-styled="true" data-styled-version="6.6.0">.a{color:red;}/*!sc*/\n</style>';

let sheets: FakeSheet[];
let rules: typeof RemoteRules;

beforeEach(async () => {
  sheets = [];
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (next: FakeSheet[]) => {
      sheets = next;
    },
  });
  await jest.isolateModulesAsync(async () => {
    rules = await import('./remoteRules');
  });
});

test('shows a page with its rules before styled-components has loaded, each element once', () => {
  rules.addRemoteRules(ELEMENT);
  rules.addRemoteRules(ELEMENT);
  expect(sheets.map(({ css }) => css)).toEqual(['.a{color:red;}/*!sc*/\n']);
});

test('hands the rules over to styled-components, and leaves the sheets of others', () => {
  const other = new FakeSheet();
  sheets.push(other);
  rules.addRemoteRules(ELEMENT);
  const inserted: string[] = [];
  rules.handOverRemoteRules((element) => inserted.push(element));
  expect(inserted).toEqual([ELEMENT]);
  expect(sheets).toEqual([other]);
});

test('inserts the rules of later pages at once', () => {
  const inserted: string[] = [];
  rules.handOverRemoteRules((element) => inserted.push(element));
  rules.addRemoteRules(ELEMENT);
  expect(inserted).toEqual([ELEMENT]);
  expect(sheets).toEqual([]);
});
