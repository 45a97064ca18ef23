/** A feature that not every browser has, and the site's fallback for it. */
export interface Feature {
  name: string;
  /** The page that shows it best, and the part of the page to be photographed. */
  path: string;
  part: string;
  /** Runs in the page. */
  isNative: () => boolean;
  /** The effect for a visitor, with the feature and without it. */
  sees: string;
  seesWithout: string;
}

/** The features that pages use and an engine may lack. Each has a picture and a row of the published table. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'view transitions',
    path: '/about',
    part: 'main h1',
    isNative: () => 'startViewTransition' in document,
    sees: 'pages slide, the theme fades',
    seesWithout: 'both change at once',
  },
  {
    name: 'popover',
    path: '/about',
    part: 'header',
    isNative: () => 'popover' in HTMLElement.prototype,
    sees: 'menu and account open above the page, and close by Escape',
    seesWithout: 'the menu is always open below the header',
  },
  {
    name: 'scroll timelines',
    path: '/work/js/scrollIn',
    part: '#demo',
    isNative: () => CSS.supports('animation-timeline: view()'),
    sees: 'pictures appear in step with the scrolling',
    seesWithout: 'they appear once they are in view',
  },
  {
    name: 'anchor positioning',
    path: '/work/js/linkFollower',
    part: '#demo',
    isNative: () => CSS.supports('anchor-name: --a'),
    sees: 'the browser attaches the frame to its link',
    seesWithout: 'a script measures the link and places the same frame',
  },
  {
    name: 'scroll markers and buttons',
    path: '/work/CSS/cardScroller',
    part: '.cardScroller',
    isNative: () =>
      CSS.supports('(scroll-marker-group: after links) and selector(::scroll-button(*))') ||
      CSS.supports('scroll-marker-group: after links'),
    sees: 'the browser shows arrows and markers beside the cards',
    seesWithout: 'the page’s own arrows and links to each card',
  },
  {
    name: 'styles for the content of a disclosure',
    path: '/work/UX/paymentsReview',
    part: 'main aside, main nav',
    isNative: () => CSS.supports('selector(::details-content)'),
    sees: 'the contents of a study are open beside it, without a marker',
    seesWithout: 'they are open beside it, with a disclosure marker',
  },
  {
    name: 'speech recognition',
    path: '/work/js/speechRecognition',
    part: '#demo',
    isNative: () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
    sees: 'the demo listens',
    seesWithout: 'it reports that this browser cannot listen, and plays a sample text by itself or by keys',
  },
];

/** The type of the annotations with which a test records the features of an engine. */
export const FEATURE_ANNOTATION = 'feature';

/** A row of the table for a feature that is not detected in a page of the site but in a separate test page. */
export const INTEGRITY_POLICY = {
  name: 'Integrity-Policy',
  sees: 'nothing: a script without a hash is refused',
  seesWithout: 'nothing: every script of a page has a hash, which is still checked',
};
