import { CONTRACT_VERSION } from '@portfolio/contract';
import type { RemoteModule } from '@portfolio/contract';

export { catalogue } from './catalogue';

/** The remote's id. */
export const id = 'rsvp';

/** The contract this remote was built against. */
export const contractVersion = CONTRACT_VERSION;

/** Maps `component` of a catalogue entry to the page's chunk. */
export const pages: RemoteModule['pages'] = {
  RSVPApp: () => import(/* webpackChunkName: "RSVPApp" */ './pages/RSVPApp/page'),
};
