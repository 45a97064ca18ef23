import type { Catalogue } from '@portfolio/contract';
import scrollerDark from './pages/cardScroller/card.dark.svg';
import scrollerLight from './pages/cardScroller/card.light.svg';
import infiniteDark from './pages/infiniteScroll/card.dark.svg';
import infiniteLight from './pages/infiniteScroll/card.light.svg';
import pulseDark from './pages/pulseAnimation/card.dark.svg';
import pulseLight from './pages/pulseAnimation/card.light.svg';

/** The CSS demos, in the order they are listed. */
export const catalogue: Catalogue = [
  {
    id: 'pulseAnimation',
    type: 'CSS',
    portfolio: false,
    title: 'Pulse animation',
    img: {
      src: pulseLight,
      srcDark: pulseDark,
      alt: 'A round badge in a selection frame, with three fading rings around it and its width measured.',
      widthPx: 640,
      heightPx: 400,
    },
    tags: ['CSS', 'Animation', 'Custom properties', 'Reduced motion'],
    description:
      'Rings that spread from a badge to say that something is live.\nEvery length, time and curve is a custom property to change and copy. The animation can be paused, and stands still if your system asks for less motion.',
    component: 'pulseAnimation',
    path: '/work/CSS/pulseAnimation',
    blog: null,
  },
  {
    id: 'cardScroller',
    type: 'CSS',
    portfolio: false,
    title: 'Card scroller',
    img: {
      src: scrollerLight,
      srcDark: scrollerDark,
      alt: 'A row of cards that fades at both edges, with one card selected and measured and ruler ticks below.',
      widthPx: 640,
      heightPx: 400,
    },
    tags: ['CSS', 'Scroll snap', 'Scroll-driven animation', 'Container queries'],
    description:
      'A row of cards that snaps and fades at its edges, with its own buttons and markers.\nThe plain version comes first, and you can switch on every fallback to see it.',
    component: 'cardScroller',
    path: '/work/CSS/cardScroller',
    blog: null,
  },
  {
    id: 'infiniteScroll',
    type: 'CSS',
    portfolio: false,
    title: 'Infinite scroll',
    img: {
      src: infiniteLight,
      srcDark: infiniteDark,
      alt: 'A moving row of words above a list of ever longer dimension lines that fades out below.',
      widthPx: 640,
      heightPx: 400,
    },
    tags: ['CSS', 'Marquee', 'Feed', 'Accessibility'],
    description:
      'Infinite scroll can mean two things, and both are here.\nA marquee turns back into a list when it stands still, and a feed of ten thousand articles asks before it loads and keeps your place.',
    component: 'infiniteScroll',
    path: '/work/CSS/infiniteScroll',
    blog: null,
  },
];
