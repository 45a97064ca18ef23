import type { ComponentType } from 'react';

/**
 * The parts of the frame that need no code in the browser. The server renders them; the browser keeps their HTML and
 * does not hydrate them.
 */
export interface StillParts {
  Footer: ComponentType;
  NavList: ComponentType<{ currentPath: string }>;
}
