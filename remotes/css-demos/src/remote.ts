import { CONTRACT_VERSION } from '@portfolio/contract';
import type { RemoteModule } from '@portfolio/contract';

export { catalogue } from './catalogue';

/** The remote's id. */
export const id = 'css-demos';

/** The contract this remote was built against. */
export const contractVersion = CONTRACT_VERSION;

/** Maps `component` of a catalogue entry to the page's chunk, with its style sheet. */
export const pages: RemoteModule['pages'] = {
  pulseAnimation: () => import(/* webpackChunkName: "pulseAnimation" */ './pages/pulseAnimation/page'),
  cardScroller: () => import(/* webpackChunkName: "cardScroller" */ './pages/cardScroller/page'),
  infiniteScroll: () => import(/* webpackChunkName: "infiniteScroll" */ './pages/infiniteScroll/page'),
};
