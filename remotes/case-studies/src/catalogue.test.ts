import type { ProjectType } from '@portfolio/contract';
import { CATALOGUE } from './catalogue';

const listPages = (type: ProjectType) =>
  CATALOGUE.filter((entry) => entry.type === type).map(({ component }) => component);

test('has the studies of SPEC section 1, divided as in DECISIONS 2', () => {
  expect(listPages('UX').sort()).toEqual([
    'dictionaryRedesign',
    'digitalWallet',
    'journalingRedesign',
    'navigationApps',
    'paymentsReview',
    'rewardCrowdfunding',
    'warehousePackStation',
  ]);
  expect(listPages('UI').sort()).toEqual([
    'cosmeticProduct',
    'fitnessWatch',
    'medicalAppointment',
    'onboardingScreen',
    'onlineLearning',
    'recipeConcept',
  ]);
});

test('has 33 logos, without a page', () => {
  expect(listPages('Logo')).toEqual(Array.from({ length: 33 }, () => null));
});
