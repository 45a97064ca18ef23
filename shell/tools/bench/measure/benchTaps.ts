/** A first tap on a page. Every site shows the control; only some of them respond. */
export interface BenchTap {
  /** Name in the tables. */
  name: string;
  path: string;
  /** The control. */
  selector: string;
  /** Runs in the page: reads the state that the response changes. */
  readState: () => unknown;
  /** Whether the browser itself responds, on every site. */
  isNative: boolean;
}

export const BENCH_TAPS: readonly BenchTap[] = [
  {
    name: 'home: menu',
    path: '/',
    selector: 'header button[popovertarget]',
    readState: () => document.querySelector('header :popover-open') !== null,
    isNative: true,
  },
  {
    name: 'home: dark theme',
    path: '/',
    selector: 'header button[aria-pressed]',
    readState: () => document.documentElement.dataset.theme,
    isNative: false,
  },
  {
    name: 'demo: first drum pad',
    path: '/work/js/drumKit',
    selector: 'button[data-key]',
    // A pad that was struck before its code is there is marked, and plays later.
    readState: () => {
      const pad = document.querySelector('button[data-key]');
      return `${pad?.className} ${pad?.hasAttribute('data-waiting')}`;
    },
    isNative: false,
  },
];
