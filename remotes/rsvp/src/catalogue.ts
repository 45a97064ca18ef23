import type { Catalogue } from '@portfolio/contract';
import cardDark from './pages/RSVPApp/card.dark.svg';
import cardLight from './pages/RSVPApp/card.light.svg';

/** The one project of this remote. */
export const catalogue: Catalogue = [
  {
    id: 'RSVPApp',
    type: 'UX',
    portfolio: true,
    title: 'RSVP app',
    img: {
      src: cardLight,
      srcDark: cardDark,
      alt: 'A guest list of five guests and their answers, with one row selected and the list measured as five.',
      widthPx: 640,
      heightPx: 400,
    },
    tags: ['Web app', 'Forms', 'Offline', 'Accessibility', 'IndexedDB'],
    description:
      'A guest list for a real party of 500, with answers, party sizes, diets, notes and the places they take.\nIt stays on your device, keeps two tabs in step, can undo every step, and imports and exports CSV.',
    component: 'RSVPApp',
    path: '/work/WebUX/RSVPApp',
    blog: null,
  },
];
