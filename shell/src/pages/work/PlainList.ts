import { createContext, type ReactNode } from 'react';
import type { ListedProject } from '../../site-map/pageContent';

export interface PlainListProps {
  path: string;
  /** As they are listed below. */
  projects: readonly ListedProject[];
}

/** The content of `<noscript>`: only prerendering writes it, and browsers do not load what they never show. */
export const PlainList = createContext<((props: PlainListProps) => ReactNode) | null>(null);
