import { createContext, type ComponentType } from 'react';
import type { ListedProject } from '../../site-map/pageContent';

export interface PlainListProps {
  path: string;
  /** As they are listed below. */
  projects: readonly ListedProject[];
}

/** What stands in `<noscript>`: only prerendering gives it, and browsers do not load what they never show. */
export const PlainList = createContext<ComponentType<PlainListProps> | null>(null);
