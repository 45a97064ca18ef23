import { KeptFooter } from './footer/KeptFooter';
import { KeptNavList } from './header/KeptNavList';
import type { StillParts } from './stillParts';

/** The parts as they are in the document. */
export const KEPT_PARTS: StillParts = { Footer: KeptFooter, NavList: KeptNavList };
