export interface MenuLink {
  href: string;
  title: string;
  note?: string;
}

export interface MenuGroup {
  id: string;
  /** The heading of a column. Without it, the name of the menu is enough. */
  title?: string;
  links: readonly MenuLink[];
}

/** One name in the bar: a plain link, or a menu with a panel. */
export interface MenuEntry {
  id: string;
  title: string;
  /** The target of a plain link. */
  href?: string;
  /** The contents of a menu's panel; empty for a plain link. */
  groups: readonly MenuGroup[];
}

const WORK: readonly MenuLink[] = [
  { href: '/work/UX', title: 'User experience', note: 'Problems, decisions and results' },
  { href: '/work/UI', title: 'User interface', note: 'Screens, states and the parts they share' },
  { href: '/work/js', title: 'JavaScript', note: 'Small demos, each with the classic faults it avoids' },
  { href: '/work/CSS', title: 'CSS', note: 'What a style sheet can do on its own' },
  { href: '/work/Logo', title: 'Logos', note: 'Marks, drawn and redrawn' },
];

const SITE: readonly MenuLink[] = [
  { href: '/about', title: 'About' },
  { href: '/blogs', title: 'Blogs' },
  { href: '/siteMap', title: 'Site map' },
];

/* Listed by hand: importing the catalogue would bundle every other page's entry and picture. */
const DEMOS: readonly MenuGroup[] = [
  {
    id: 'pointer',
    title: 'Pointer and keys',
    links: [
      { href: '/work/js/clickDrag', title: 'Click and drag' },
      { href: '/work/js/linkFollower', title: 'Link follower' },
      { href: '/work/js/followerAlongNav', title: 'Follow-along navigation' },
      { href: '/work/js/checkboxChallange', title: 'Checkbox challenge' },
      { href: '/work/js/konamiCode', title: 'Konami code' },
    ],
  },
  {
    id: 'senses',
    title: 'Sound and sight',
    links: [
      { href: '/work/js/drumKit', title: 'Drum kit' },
      { href: '/work/js/speechRecognition', title: 'Speech recognition' },
      { href: '/work/js/userMedia', title: 'User media' },
      { href: '/work/js/videoControl', title: 'Video speed' },
      { href: '/work/js/canvasExample', title: 'Canvas drawing' },
    ],
  },
  {
    id: 'facts',
    title: 'Time, place and data',
    links: [
      { href: '/work/js/analogClock', title: 'Analog clock' },
      { href: '/work/js/geoLocation', title: 'Geolocation' },
      { href: '/work/js/fetchAPI', title: 'Fetch API' },
      { href: '/work/js/arrayCardio', title: 'Array cardio' },
    ],
  },
];

/** The bar of the demo: real pages of this site, including some of the demos. */
export const MENUS: readonly MenuEntry[] = [
  { id: 'home', title: 'Home', href: '/', groups: [] },
  { id: 'work', title: 'Work', groups: [{ id: 'work', links: WORK }] },
  { id: 'demos', title: 'Demos', groups: DEMOS },
  { id: 'site', title: 'This site', groups: [{ id: 'site', links: SITE }] },
  { id: 'contact', title: 'Contact', href: '/contact', groups: [] },
];
