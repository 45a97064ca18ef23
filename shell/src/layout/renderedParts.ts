import { Footer } from './footer/Footer';
import { NavList } from './header/NavList';
import type { StillParts } from './stillParts';

/** The parts as components: for the server, and for pages without prerendered HTML. */
export const RENDERED_PARTS: StillParts = { Footer, NavList };
