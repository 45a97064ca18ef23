import { expect } from '@playwright/test';
import { isPageHydrated } from '../support/isPageHydrated';
import type { BrowserUnderTest, Point } from './BrowserUnderTest';
import { FINDER, findInPage, type Seen, type Target, toSent } from './findInPage';

/** Describes an element of the page. */
export const at = (role: string, name?: string | RegExp, within?: Target): Target => ({
  role,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});

/** Much longer than a step takes, as in the other browser tests. */
const STEP_TIMEOUT_MS = 25_000;

/** Retries until it passes: a function that runs in a document fails if the document is replaced. */
const until = (step: () => Promise<void>) => expect(step).toPass({ timeout: STEP_TIMEOUT_MS });

/** A visitor with one window, who uses a real mouse and keyboard and waits as people do. */
export class Visitor {
  private messages: string[] = [];

  constructor(
    readonly browser: BrowserUnderTest,
    private readonly siteUrl: string,
  ) {}

  /** Opens a page of the site and waits until it is interactive. */
  async open(path: string): Promise<void> {
    this.messages.push(...(await this.browser.takeMessages()));
    await this.browser.open(this.siteUrl + path);
    await this.waitForHydration();
  }

  async reload(): Promise<void> {
    this.messages.push(...(await this.browser.takeMessages()));
    await this.browser.reload();
    await this.waitForHydration();
  }

  /** Waits until React has hydrated the page, including a remote's page. */
  async waitForHydration(): Promise<void> {
    await until(async () => {
      expect(await this.browser.run(isPageHydrated), 'the page has hydrated').toBe(true);
      expect(await this.browser.run(isRemoteHydrated), 'the page of a remote has hydrated').toBe(true);
    });
  }

  see(target: Target): Promise<Seen[]> {
    return this.find(target);
  }

  /** The first of the elements; there must be at least one. */
  async seeOne(target: Target): Promise<Seen> {
    const [seen] = await this.see(target);
    if (seen === undefined) throw new Error(`There is no ${toText(target)}.`);
    return seen;
  }

  async getTexts(target: Target): Promise<string[]> {
    return (await this.see(target)).map(({ text }) => text);
  }

  async expectThere(target: Target): Promise<void> {
    await until(async () => expect(await this.see(target), toText(target)).not.toEqual([]));
  }

  async expectGone(target: Target): Promise<void> {
    await until(async () => expect(await this.see(target), toText(target)).toEqual([]));
  }

  async expectTexts(target: Target, texts: readonly string[]): Promise<void> {
    await until(async () => expect(await this.getTexts(target), toText(target)).toEqual(texts));
  }

  async expectText(target: Target, text: string | RegExp): Promise<void> {
    await until(async () => expect((await this.getTexts(target)).join('\n'), toText(target)).toMatch(text));
  }

  async expectFocus(target: Target): Promise<void> {
    await until(async () =>
      expect(await this.see(target), `the focus is on ${toText(target)}`).toContainEqual(
        expect.objectContaining({ isFocused: true }),
      ),
    );
  }

  /** Runs a function in the page until it returns this value. */
  async expectInPage<Value>(script: () => Value, value: Value): Promise<void> {
    await until(async () => expect((await this.browser.run(script)) as unknown).toEqual(value));
  }

  /** Waits for the page with this heading; a page has only one heading of the first level. */
  async expectPage(heading: string | RegExp): Promise<void> {
    await this.expectThere(at('heading', heading));
    await this.waitForHydration();
  }

  async click(target: Target): Promise<void> {
    await this.browser.drag([await this.findPlace(target)]);
  }

  /** Drags the mouse over an element; places are fractions of its width and height. */
  async dragOver(selector: string, places: readonly [Point, ...Point[]]): Promise<void> {
    const box = await this.browser.run((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { left, top, width, height };
    }, selector);
    const toPlace = ({ x, y }: Point) => ({ x: box.left + x * box.width, y: box.top + y * box.height });
    const [first, ...rest] = places;
    await this.browser.drag([toPlace(first), ...rest.map(toPlace)]);
  }

  async focus(target: Target): Promise<void> {
    await this.expectThere(target);
    await this.find(target, { type: 'focus' });
    await this.expectFocus(target);
  }

  /** Types into a field, replacing its content. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target);
    await this.browser.press('Control+a');
    await this.browser.type(text);
    await until(async () => expect((await this.seeOne(target)).value, toText(target)).toBe(text));
  }

  /** Selects an option without opening the list, which differs between systems. */
  async choose(target: Target, option: string): Promise<void> {
    await this.expectThere(target);
    await this.find(target, { type: 'choose', option });
  }

  press(keys: string): Promise<void> {
    return this.browser.press(keys);
  }

  /** All console errors and warnings, and dialogs. */
  async takeMessages(): Promise<string[]> {
    const taken = [...this.messages, ...(await this.browser.takeMessages())];
    this.messages = [];
    return taken;
  }

  private async find(target: Target, action?: Parameters<typeof findInPage>[1]): Promise<Seen[]> {
    if (!(await this.browser.run(() => 'TestingLibraryDom' in window))) await this.browser.runText(FINDER);
    return action === undefined
      ? this.browser.run(findInPage, toSent(target))
      : this.browser.run(findInPage, toSent(target), action);
  }

  /** Scrolls to the element and waits until it is enabled, does not move and is not covered. */
  private async findPlace(target: Target): Promise<Point> {
    let place: Point | null = null;
    await until(async () => {
      await this.find(target, { type: 'scroll' });
      const before = (await this.seeOne(target)).middle;
      const { middle: after, attributes } = await this.seeOne(target);
      expect(attributes['aria-disabled'], `${toText(target)} is enabled`).not.toBe('true');
      expect(after, `${toText(target)} can be hit`).not.toBeNull();
      expect(after, `${toText(target)} is at rest`).toEqual(before);
      place = after;
    });
    if (place === null) throw new Error(`${toText(target)} cannot be hit.`);
    return place;
  }
}

/** Runs in the page. Early actions are recorded until the remote has been hydrated and replays them. */
function isRemoteHydrated(): boolean {
  const slot = document.querySelector<HTMLElement>('[data-page-slot="project"]:not([hidden])');
  return slot === null || globalThis.earlyActions === undefined;
}

const toText = ({ role, name, within }: Target): string =>
  `${role} ${name ?? ''}${within ? ` in ${toText(within)}` : ''}`;
