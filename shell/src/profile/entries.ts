import accessibilityDay from './marks/accessibility-day.svg';
import accessibleContent from './marks/accessible-content.svg';
import advancedJavascript from './marks/advanced-javascript.svg';
import fieldResearch from './marks/field-research.svg';
import finalProject from './marks/final-project.svg';
import helpDesk from './marks/help-desk.svg';
import interactionDesign from './marks/interaction-design.svg';
import monogram from './marks/monogram.svg';
import oneHourRedesign from './marks/one-hour-redesign.svg';
import reactApplications from './marks/react-applications.svg';
import responsiveLayout from './marks/responsive-layout.svg';
import screenTypography from './marks/screen-typography.svg';
import styleSheetMotion from './marks/style-sheet-motion.svg';
import tenKilobytes from './marks/ten-kilobytes.svg';
import typescript from './marks/typescript.svg';
import usabilityTesting from './marks/usability-testing.svg';
import wayfinding from './marks/wayfinding.svg';
import webPerformance from './marks/web-performance.svg';

/** A certificate, SPEC section 3. */
export interface Certificate {
  id: number;
  title: string;
  issuer: string;
  /** Month and year, as text. */
  issued: string;
  expiry: null;
  /** What was issued or assessed, such as "Course record". */
  credential: string;
  /** URL of its mark. */
  link: string;
  /** URL of the document, or null if there is none to show. */
  certificate: string | null;
}

/** Newest first. Issuers are described, not named: DECISIONS 1. */
export const CERTIFICATES: readonly Certificate[] = [
  {
    id: 10,
    title: 'Loading performance on the web',
    issuer: 'Provider of professional training',
    issued: 'March 2025',
    expiry: null,
    credential: 'Assessed project',
    link: webPerformance,
    certificate: null,
  },
  {
    id: 9,
    title: 'TypeScript in large code bases',
    issuer: 'Online school for developers',
    issued: 'September 2024',
    expiry: null,
    credential: 'Course record',
    link: typescript,
    certificate: null,
  },
  {
    id: 8,
    title: 'Accessible content and components',
    issuer: 'Provider of accessibility training',
    issued: 'May 2024',
    expiry: null,
    credential: 'Written examination',
    link: accessibleContent,
    certificate: null,
  },
  {
    id: 7,
    title: 'Building applications with React',
    issuer: 'Online school for developers',
    issued: 'November 2023',
    expiry: null,
    credential: 'Assessed project',
    link: reactApplications,
    certificate: null,
  },
  {
    id: 6,
    title: 'Field research for service design',
    issuer: 'University extension course',
    issued: 'June 2023',
    expiry: null,
    credential: 'Course record and report',
    link: fieldResearch,
    certificate: null,
  },
  {
    id: 5,
    title: 'Advanced JavaScript',
    issuer: 'Online school for developers',
    issued: 'October 2022',
    expiry: null,
    credential: 'Written examination',
    link: advancedJavascript,
    certificate: null,
  },
  {
    id: 4,
    title: 'Typography for screens',
    issuer: 'Evening class at a design school',
    issued: 'April 2022',
    expiry: null,
    credential: 'Portfolio review',
    link: screenTypography,
    certificate: null,
  },
  {
    id: 3,
    title: 'Usability testing in practice',
    issuer: 'Provider of professional training',
    issued: 'December 2021',
    expiry: null,
    credential: 'Assessed project',
    link: usabilityTesting,
    certificate: null,
  },
  {
    id: 2,
    title: 'Responsive layout with CSS',
    issuer: 'Online school for developers',
    issued: 'July 2021',
    expiry: null,
    credential: 'Course record',
    link: responsiveLayout,
    certificate: null,
  },
  {
    id: 1,
    title: 'Foundations of interaction design',
    issuer: 'University extension course',
    issued: 'February 2021',
    expiry: null,
    credential: 'Course record',
    link: interactionDesign,
    certificate: null,
  },
];

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
    issuer: 'Volunteers for charity websites',
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
