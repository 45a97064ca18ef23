import type { Row } from '../row';
import { FIRST_STEPS } from './firstSteps';
import { GENERATED } from './generated';
import { RELEASES } from './releases';
import { LIFE_OF_SITE } from './site';
import { TEAMS } from './teams';

/** All commands that are run in the clone, in the order in which they are run. */
export const ROWS: readonly Row[] = [...FIRST_STEPS, ...TEAMS, ...RELEASES, ...LIFE_OF_SITE, ...GENERATED];
