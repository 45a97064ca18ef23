/** One navigation: the link to click, and the page it leads to. */
export interface BenchStep {
  /** Name in the tables. */
  name: string;
  link: string;
  to: string;
}

/** Pages that are visited one after another in the same tab. */
export interface BenchJourney {
  from: string;
  steps: readonly BenchStep[];
}

const STUDY = '/work/UX/paymentsReview';
const DEMO = '/work/js/drumKit';

export const BENCH_JOURNEYS: readonly BenchJourney[] = [
  {
    from: '/',
    steps: [
      { name: 'home → work', link: 'header nav a[href="/work"]', to: '/work' },
      { name: 'work → about', link: 'header nav a[href="/about"]', to: '/about' },
      { name: 'about → home', link: 'header nav a[href="/"]', to: '/' },
    ],
  },
  {
    from: '/work',
    steps: [
      { name: 'work → study', link: `main a[href="${STUDY}"]`, to: STUDY },
      { name: 'study → next study', link: 'main a[rel="next"]', to: '/work/UX/journalingRedesign' },
    ],
  },
  { from: '/work', steps: [{ name: 'work → demo', link: `main a[href="${DEMO}"]`, to: DEMO }] },
];
