/** A first tap on a page. Every site shows the control; only some of them answer. */
export interface BenchTap {
  /** Names it in the tables. */
  name: string;
  path: string;
  /** The control. */
  selector: string;
  /** Reads in the page what the answer changes. */
  readState: () => unknown;
  /** Whether the browser itself answers, on every site. */
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
    readState: () => document.querySelector('button[data-key]')?.className,
    isNative: false,
  },
];
