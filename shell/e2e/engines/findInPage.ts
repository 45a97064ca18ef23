import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Point } from './BrowserUnderTest';

/** Finds elements in any engine as people do: by role and accessible name. */
export const FINDER = fs.readFileSync(
  createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Elements of the page, by role and accessible name. */
export interface Target {
  role: string;
  /** The full name, or a pattern for part of it. */
  name?: string | RegExp;
  within?: Target;
}

/** A target in a form that JSON can represent. */
export interface SentTarget {
  role: string;
  name?: string;
  pattern?: { source: string; flags: string };
  within?: SentTarget;
}

export function toSent({ role, name, within }: Target): SentTarget {
  return {
    role,
    ...(typeof name === 'string' && { name }),
    ...(name instanceof RegExp && { pattern: { source: name.source, flags: name.flags } }),
    ...(within && { within: toSent(within) }),
  };
}

/** The properties of an element that is shown. */
export interface Seen {
  text: string;
  value: string;
  attributes: Readonly<Record<string, string>>;
  isFocused: boolean;
  isChecked: boolean;
  /** The centre of its visible part; null if that is covered. */
  middle: Point | null;
}

/**
 * Runs in the page. Lists the elements that are shown; can also scroll to the first one, focus it, or select an
 * option.
 */
export function findInPage(
  target: SentTarget,
  action?: { type: 'scroll' | 'focus' } | { type: 'choose'; option: string },
): Seen[] {
  type Finder = Record<'queryAllByRole', (root: Element, role: string, options: object) => HTMLElement[]>;
  const finder = (window as unknown as { TestingLibraryDom: Finder }).TestingLibraryDom;
  const find = ({ role, name, pattern, within }: SentTarget): HTMLElement[] => {
    const root = within === undefined ? document.body : find(within)[0];
    if (root === undefined) return [];
    const wanted = pattern === undefined ? name : new RegExp(pattern.source, pattern.flags);
    // Visibility is checked below: this is faster than in the library, and handles closed <details>.
    const options = { hidden: true, ...(wanted !== undefined && { name: wanted }) };
    return finder
      .queryAllByRole(root, role, options)
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert], [aria-hidden="true"]') === null,
      );
  };
  const findMiddle = (element: HTMLElement) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return isHit || labels.some((label) => label.contains(hit)) ? { x, y } : null;
  };

  const elements = find(target);
  const [first] = elements;
  if (action?.type === 'scroll') first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (action?.type === 'focus') first?.focus();
  if (action?.type === 'choose' && first instanceof HTMLSelectElement) {
    first.selectedIndex = [...first.options].findIndex(({ text }) => text === action.option);
    for (const type of ['input', 'change']) first.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return elements.map((element) => ({
    text: element.innerText.trim(),
    value: 'value' in element ? String(element.value) : '',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    isFocused: document.activeElement === element,
    isChecked: 'checked' in element && element.checked === true,
    middle: findMiddle(element),
  }));
}
