import { OUTSIDE_HOSTS } from '../../profile/outsideHosts';

/** The headline, also used in the share picture of the home page. */
export const HEADLINE = 'I draw interfaces and build what I drew.';

export const LEAD =
  'UX/UI designer and front-end developer. I work out what a screen has to do, draw it in every state, and write the code that ships.';

interface Proof {
  figure: string;
  claim: string;
  check: string;
}

/** Only claims that a visitor can check. */
export const PROOFS: readonly Proof[] = [
  {
    figure: '0',
    claim: 'requests to anyone else unless you ask',
    check: `No trackers, no third-party fonts, no content delivery network. Open your browser’s network panel: every address belongs to this site. One demo asks a public film service, ${OUTSIDE_HOSTS.films}, once you press its button.`,
  },
  {
    figure: 'All',
    claim: 'pages stay readable when a part fails',
    check:
      'The site is a frame and separate parts, each built and released on its own. When one of them fails, its pages can still be read and say what does not work; the rest carries on.',
  },
  {
    figure: '2',
    claim: 'themes, both with full contrast',
    check:
      'Use the switch in the header. Text keeps a contrast of at least 4.5 to 1 in both, and forced colours and reduced motion are respected.',
  },
  {
    figure: 'No',
    claim: 'JavaScript needed to read it',
    check:
      'Every page is a finished HTML file. Switch scripts off and reload: text, pictures and links are all still here.',
  },
];

export const NEXT_STEPS = [
  {
    label: '2 minutes',
    title: 'Read one case study',
    description: 'Problem, decisions, screens, and what I would change. Each opens with a summary.',
    href: '/work/UX',
  },
  {
    label: '1 minute',
    title: 'Print the CV',
    description: 'One page or two, the same facts as on this site, laid out for paper.',
    href: '/cv',
  },
  {
    label: '1 message',
    title: 'Write to me',
    description: 'Tell me what you are making and where it hurts. That is enough to start.',
    href: '/contact',
  },
] as const;
