import { CONTRACT_VERSION, type Catalogue, type PageLoader } from '@portfolio/contract';
import { CATALOGUE } from './catalogue';

/** The remote's id: its folder, its URL and, in camel case, its federation container. */
export const id = 'case-studies';

/** The contract this remote was built against. */
export const contractVersion = CONTRACT_VERSION;

/** The case studies, then the logos. */
export const catalogue: Catalogue = CATALOGUE;

/** Maps `component` of a catalogue entry to its page: one chunk per study. */
export const pages = {
  rewardCrowdfunding: () =>
    import(/* webpackChunkName: "rewardCrowdfunding" */ './pages/rewardCrowdfunding/page'),
  paymentsReview: () => import(/* webpackChunkName: "paymentsReview" */ './pages/paymentsReview/page'),
  journalingRedesign: () =>
    import(/* webpackChunkName: "journalingRedesign" */ './pages/journalingRedesign/page'),
  warehousePackStation: () =>
    import(/* webpackChunkName: "warehousePackStation" */ './pages/warehousePackStation/page'),
  dictionaryRedesign: () =>
    import(/* webpackChunkName: "dictionaryRedesign" */ './pages/dictionaryRedesign/page'),
  digitalWallet: () => import(/* webpackChunkName: "digitalWallet" */ './pages/digitalWallet/page'),
  navigationApps: () => import(/* webpackChunkName: "navigationApps" */ './pages/navigationApps/page'),
  cosmeticProduct: () => import(/* webpackChunkName: "cosmeticProduct" */ './pages/cosmeticProduct/page'),
  medicalAppointment: () =>
    import(/* webpackChunkName: "medicalAppointment" */ './pages/medicalAppointment/page'),
  onlineLearning: () => import(/* webpackChunkName: "onlineLearning" */ './pages/onlineLearning/page'),
  onboardingScreen: () => import(/* webpackChunkName: "onboardingScreen" */ './pages/onboardingScreen/page'),
  fitnessWatch: () => import(/* webpackChunkName: "fitnessWatch" */ './pages/fitnessWatch/page'),
  recipeConcept: () => import(/* webpackChunkName: "recipeConcept" */ './pages/recipeConcept/page'),
} satisfies Record<string, PageLoader>;
