import type { Catalogue, CatalogueEntry } from '@portfolio/contract';
import { LOGOS } from './logos/logos';
import { rewardCrowdfunding } from './pages/rewardCrowdfunding/entry';

/** The studies, in the order they are listed. */
export const STUDIES: readonly CatalogueEntry[] = [rewardCrowdfunding];

export const CATALOGUE: Catalogue = [...STUDIES, ...LOGOS];
