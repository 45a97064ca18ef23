import type { Catalogue, CatalogueEntry } from '@portfolio/contract';
import { LOGOS } from './logos/logos';
import { paymentsReview } from './pages/paymentsReview/entry';
import { rewardCrowdfunding } from './pages/rewardCrowdfunding/entry';

/** The studies, in the order they are listed. */
export const STUDIES: readonly CatalogueEntry[] = [rewardCrowdfunding, paymentsReview];

export const CATALOGUE: Catalogue = [...STUDIES, ...LOGOS];
