import accessibilityDay from './marks/accessibility-day.svg';
import finalProject from './marks/final-project.svg';
import helpDesk from './marks/help-desk.svg';
import monogram from './marks/monogram.svg';
import oneHourRedesign from './marks/one-hour-redesign.svg';
import styleSheetMotion from './marks/style-sheet-motion.svg';
import tenKilobytes from './marks/ten-kilobytes.svg';
import wayfinding from './marks/wayfinding.svg';

/** An honour or award, SPEC section 3. */
export interface Honour {
  id: number;
  title: string;
  issuer: string;
  /** Month and year, as text. */
  issued: string;
  /** URL of its image. */
  link: string;
}

/** Newest first. Issuers are described, not named: DECISIONS 1. */
export const HONOURS: readonly Honour[] = [
  {
    id: 8,
    title: 'First place, a whole page in ten kilobytes',
    issuer: 'Meet-up of front-end developers',
    issued: 'October 2025',
    link: tenKilobytes,
  },
  {
    id: 7,
    title: 'Team prize, one-day accessibility repair',
    issuer: 'Volunteers for charity web sites',
    issued: 'May 2025',
    link: accessibilityDay,
  },
  {
    id: 6,
    title: 'Commendation, motion with style sheets alone',
    issuer: 'Web animation evening',
    issued: 'November 2024',
    link: styleSheetMotion,
  },
  {
    id: 5,
    title: 'Audience prize, redesign in one hour',
    issuer: 'Conference on interface design',
    issued: 'June 2024',
    link: oneHourRedesign,
  },
  {
    id: 4,
    title: 'Honourable mention, monogram competition',
    issuer: 'Magazine for type and lettering',
    issued: 'February 2024',
    link: monogram,
  },
  {
    id: 3,
    title: 'Commendation, signs that visitors follow',
    issuer: 'Public library',
    issued: 'September 2023',
    link: wayfinding,
  },
  {
    id: 2,
    title: 'Volunteer award, digital help desk',
    issuer: 'Community centre',
    issued: 'December 2022',
    link: helpDesk,
  },
  {
    id: 1,
    title: 'Best final project of the year',
    issuer: 'University extension course',
    issued: 'July 2021',
    link: finalProject,
  },
];
