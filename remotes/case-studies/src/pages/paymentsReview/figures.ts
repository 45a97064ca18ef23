// Written by `npm run figures`: edit the drawings in figures/paymentsReview/ and run it again.
import darkAccounts from './figures/accounts.dark.svg';
import lightAccounts from './figures/accounts.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkCodeAfter from './figures/codeAfter.dark.svg';
import lightCodeAfter from './figures/codeAfter.light.svg';
import darkCodeBefore from './figures/codeBefore.dark.svg';
import lightCodeBefore from './figures/codeBefore.light.svg';
import darkFindings from './figures/findings.dark.svg';
import lightFindings from './figures/findings.light.svg';
import darkFindingsNarrow from './figures/findings.narrow.dark.svg';
import lightFindingsNarrow from './figures/findings.narrow.light.svg';
import darkLimits from './figures/limits.dark.svg';
import lightLimits from './figures/limits.light.svg';
import darkLimitsNarrow from './figures/limits.narrow.dark.svg';
import lightLimitsNarrow from './figures/limits.narrow.light.svg';
import darkLoanWait from './figures/loanWait.dark.svg';
import lightLoanWait from './figures/loanWait.light.svg';
import darkWaiting from './figures/waiting.dark.svg';
import lightWaiting from './figures/waiting.light.svg';

export const FIGURES = {
  accounts: {
    src: lightAccounts,
    srcDark: darkAccounts,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 315,
  },
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#f9e3d5',
    groundDark: '#43230f',
    legiblePx: 320,
  },
  codeAfter: {
    src: lightCodeAfter,
    srcDark: darkCodeAfter,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  codeBefore: {
    src: lightCodeBefore,
    srcDark: darkCodeBefore,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  findings: {
    src: lightFindings,
    srcDark: darkFindings,
    widthPx: 480,
    heightPx: 414,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 310,
    narrow: { src: lightFindingsNarrow, srcDark: darkFindingsNarrow, widthPx: 448, heightPx: 414 },
  },
  limits: {
    src: lightLimits,
    srcDark: darkLimits,
    widthPx: 640,
    heightPx: 380,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 514,
    narrow: { src: lightLimitsNarrow, srcDark: darkLimitsNarrow, widthPx: 304, heightPx: 728 },
  },
  loanWait: {
    src: lightLoanWait,
    srcDark: darkLoanWait,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 289,
  },
  waiting: {
    src: lightWaiting,
    srcDark: darkWaiting,
    widthPx: 640,
    heightPx: 400,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 477,
    minWidthPx: 477,
  },
};
