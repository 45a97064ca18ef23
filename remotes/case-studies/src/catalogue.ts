import type { Catalogue, CatalogueEntry } from '@portfolio/contract';
import { LOGOS } from './logos/logos';
import { cosmeticProduct } from './pages/cosmeticProduct/entry';
import { journalingRedesign } from './pages/journalingRedesign/entry';
import { medicalAppointment } from './pages/medicalAppointment/entry';
import { paymentsReview } from './pages/paymentsReview/entry';
import { rewardCrowdfunding } from './pages/rewardCrowdfunding/entry';

/** The studies, in the order they are listed. */
export const STUDIES: readonly CatalogueEntry[] = [
  rewardCrowdfunding,
  paymentsReview,
  journalingRedesign,
  cosmeticProduct,
  medicalAppointment,
];

export const CATALOGUE: Catalogue = [...STUDIES, ...LOGOS];
