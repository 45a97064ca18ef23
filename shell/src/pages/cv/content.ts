export const CV_LEAD = 'The same facts as on the rest of this site, laid out for paper.';

export const PROFILE =
  'UX/UI designer and front-end developer. I take a problem from the first question to the released page: desk research, flows, screens, components, code and tests. I care most about the states between the pictures: empty, loading, wrong, refused, offline.';

export const LOOKING_FOR =
  'A small team that ships, reviews kindly and lets the person who drew a screen also build it. Product design with front-end work, or front-end work with a say in the design.';

/** How many entries of each list fit on the one-page version. */
export const ONE_PAGE_LIMITS = { skills: 7, projects: 5, certificates: 4, honours: 3 } as const;

/** How many fit on two pages. */
export const TWO_PAGE_LIMITS = { skills: 10, projects: 8, certificates: 10, honours: 8 } as const;
