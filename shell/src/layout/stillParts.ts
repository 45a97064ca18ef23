import type { ComponentType } from 'react';

/**
 * The parts of the frame that do not move. The server renders them; the browser keeps their HTML, and has neither their
 * code nor hydrates them.
 */
export interface StillParts {
  Footer: ComponentType;
  NavList: ComponentType<{ currentPath: string }>;
}
