import { expect, test } from './engineTest';
import { at } from './Visitor';

test('a study is read at three depths, and its figures are enlarged one after the other', async ({
  visitor,
}) => {
  await visitor.open('/work/UX/paymentsReview');
  const findings = at('heading', 'The nine findings');
  await visitor.expectThere(findings);
  await visitor.focus(at('radio', /^All/));
  await visitor.press('ArrowLeft');
  await visitor.expectGone(findings);
  await visitor.reload();
  await expect.poll(async () => (await visitor.seeOne(at('radio', /^5/))).isChecked).toBe(true);
  await visitor.click(at('radio', /^All/));
  await visitor.expectThere(findings);
  await visitor.click(at('button', /^Enlarge.*/));
  await visitor.expectThere(at('dialog', /^1\. /));
  await visitor.press('ArrowRight');
  await visitor.expectThere(at('dialog', /^2\. /));
  await visitor.press('Escape');
  await visitor.expectGone(at('dialog'));
});

test('the drum kit responds to a key and to a mouse click', async ({ visitor }) => {
  await visitor.open('/work/js/drumKit');
  await visitor.browser.run(() => {
    const struck: string[] = [];
    Object.assign(window, { struck });
    new MutationObserver(() => {
      for (const pad of document.querySelectorAll('[data-playing]')) struck.push(pad.textContent);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-playing'] });
  });
  const getStruck = () =>
    visitor.browser.run(() => (window as unknown as { struck: string[] }).struck.join());
  await visitor.press('d');
  await expect.poll(getStruck).toMatch(/kick/);
  await visitor.click(at('button', /^clap [A-Z]$/));
  await expect.poll(getStruck).toMatch(/clap/);
});

test('a stroke is drawn on the canvas and undone', async ({ visitor }) => {
  await visitor.open('/work/js/canvasExample');
  /** The text that says what is drawn on the sheet. */
  const getDrawn = () => {
    const id = document.querySelector('[role="application"]')?.getAttribute('aria-details') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  };
  const expectSheet = (drawn: RegExp) => expect.poll(() => visitor.browser.run(getDrawn)).toMatch(drawn);
  await visitor.expectThere(at('application', 'Sheet'));
  await visitor.click(at('button', 'Clear the sheet'));
  await visitor.click(at('button', /^Clear/, at('dialog')));
  await expectSheet(/The sheet is empty/);
  const countPainted = () =>
    visitor.browser.run(() => {
      const canvas = document.querySelector('canvas');
      // Read a copy: Chromium warns about frequent reads of the canvas itself.
      const copy = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1);
      const context = copy.getContext('2d', { willReadFrequently: true });
      if (canvas !== null) context?.drawImage(canvas, 0, 0);
      const pixels = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
      return pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
    });
  await visitor.dragOver('[role="application"]', [
    { x: 0.2, y: 0.5 },
    { x: 0.5, y: 0.3 },
    { x: 0.8, y: 0.6 },
  ]);
  await expectSheet(/^1 stroke/);
  await expect.poll(countPainted).toBeGreaterThan(100);
  await visitor.press('Control+z');
  await expectSheet(/The sheet is empty/);
  await expect.poll(countPainted).toBe(0);
});

test('the clock runs, and a clock of another city is added and kept', async ({ visitor }) => {
  await visitor.open('/work/js/analogClock');
  const readTime = () => visitor.browser.run(() => document.querySelector('main time')?.textContent ?? '');
  await expect.poll(readTime).toMatch(/^\d\d:\d\d:\d\d/);
  const first = await readTime();
  await expect.poll(readTime).not.toBe(first);
  await visitor.fill(at('combobox', /City or time zone/), 'Chatham');
  // While a list of suggestions is open, Enter selects from it, so click instead.
  await visitor.click(at('button', 'Put up a clock'));
  await visitor.expectThere(at('heading', 'Chatham'));
  await visitor.reload();
  await visitor.expectThere(at('heading', 'Chatham'));
});

test('guests are added, edited and removed, and survive a reload', async ({ visitor }) => {
  await visitor.open('/work/WebUX/RSVPApp');
  const list = at('list', 'Guests');
  const name = at('textbox', /^Name/, at('form', 'Add a guest'));
  for (const guest of ['Ada', 'Bo']) {
    await visitor.fill(name, guest);
    await visitor.press('Enter');
    await visitor.expectText(list, guest);
  }
  await visitor.click(at('button', 'Edit Bo'));
  await visitor.fill(at('textbox', /^Name/, at('form', 'Edit Bo')), 'Bo Mbeki');
  await visitor.press('Enter');
  await visitor.expectText(list, 'Bo Mbeki');
  await visitor.click(at('button', 'Remove Ada'));
  await visitor.expectGone(at('button', 'Edit Ada'));
  // The page asks for as long as the list is being stored.
  await visitor.expectInPage(() => dispatchEvent(new Event('beforeunload', { cancelable: true })), true);
  await visitor.reload();
  await visitor.expectText(list, 'Bo Mbeki');
  await visitor.expectGone(at('button', 'Edit Ada'));
});
