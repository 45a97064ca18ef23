import { focusHeading } from './focusHeading';

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    return (this.closest('[hidden]') === null ? [{}] : []) as unknown as DOMRectList;
  };
  document.body.innerHTML = '<button>Elsewhere</button><main id="main" tabindex="-1"></main>';
});

const getMain = () => document.querySelector('main') ?? document.body;

test('moves to the heading of the page that is shown', () => {
  getMain().innerHTML = '<div hidden><h1>Before</h1></div><h1>Now</h1>';
  focusHeading();
  expect(document.activeElement?.textContent).toBe('Now');
});

test('moves to the heading of a part', () => {
  getMain().innerHTML = '<h1>Page</h1><section id="part"><h2>Part</h2></section>';
  focusHeading(document.getElementById('part') ?? undefined);
  expect(document.activeElement?.textContent).toBe('Part');
});

test('moves to a part that is a heading itself', () => {
  getMain().innerHTML = '<h1>Page</h1><section><h2>Before</h2><h2 id="part">Part</h2></section>';
  focusHeading(document.getElementById('part') ?? undefined);
  expect(document.activeElement?.textContent).toBe('Part');
});

test('waits for a heading that has not been rendered yet', async () => {
  focusHeading();
  expect(document.activeElement).toBe(getMain());
  getMain().innerHTML = '<article><h1>Drum kit</h1></article>';
  await nextTask();
  expect(document.activeElement?.textContent).toBe('Drum kit');
});

test('leaves the focus alone if the visitor has moved on', async () => {
  focusHeading();
  document.querySelector('button')?.focus();
  getMain().innerHTML = '<h1>Drum kit</h1>';
  await nextTask();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});
