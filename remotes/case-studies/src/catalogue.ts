import type { Catalogue, CatalogueEntry } from '@portfolio/contract';
import { LOGOS } from './logos/logos';
import { cosmeticProduct } from './pages/cosmeticProduct/entry';
import { dictionaryRedesign } from './pages/dictionaryRedesign/entry';
import { digitalWallet } from './pages/digitalWallet/entry';
import { fitnessWatch } from './pages/fitnessWatch/entry';
import { journalingRedesign } from './pages/journalingRedesign/entry';
import { medicalAppointment } from './pages/medicalAppointment/entry';
import { navigationApps } from './pages/navigationApps/entry';
import { onboardingScreen } from './pages/onboardingScreen/entry';
import { onlineLearning } from './pages/onlineLearning/entry';
import { paymentsReview } from './pages/paymentsReview/entry';
import { recipeConcept } from './pages/recipeConcept/entry';
import { rewardCrowdfunding } from './pages/rewardCrowdfunding/entry';
import { warehousePackStation } from './pages/warehousePackStation/entry';

/** The studies, in the order in which they are listed. */
export const STUDIES: readonly CatalogueEntry[] = [
  rewardCrowdfunding,
  paymentsReview,
  journalingRedesign,
  dictionaryRedesign,
  warehousePackStation,
  digitalWallet,
  navigationApps,
  cosmeticProduct,
  onlineLearning,
  onboardingScreen,
  medicalAppointment,
  fitnessWatch,
  recipeConcept,
];

/** Studies are mostly read: their code is only loaded for visitors who use a control. */
export const CATALOGUE: Catalogue = [
  ...STUDIES.map((study) => ({ ...study, hydrate: 'on-interaction' as const })),
  ...LOGOS,
];
