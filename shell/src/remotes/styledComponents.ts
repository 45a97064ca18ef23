import * as sharedStyles from './sharedStyles';
import { handOverRemoteRules } from '../styles/remoteRules';
import { insertRenderedStyles } from './insertRenderedStyles';

/*
 *
 * styled-components, for releases whose rules depend on props: loaded with the first of them.
 *
 */
handOverRemoteRules(insertRenderedStyles);

export { sharedStyles };
