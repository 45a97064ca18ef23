import type { Catalogue } from '@portfolio/contract';

export interface MenuLink {
  href: string;
  title: string;
  note?: string;
}

export interface MenuGroup {
  id: string;
  /** Heads a column. Without it, the name of the menu says enough. */
  title?: string;
  links: readonly MenuLink[];
}

/** One name in the bar: a plain link, or a menu with a panel. */
export interface MenuEntry {
  id: string;
  title: string;
  /** Where a plain link leads. */
  href?: string;
  /** What the panel of a menu holds; empty for a plain link. */
  groups: readonly MenuGroup[];
}

const WORK: readonly MenuLink[] = [
  { href: '/work/UX', title: 'User experience', note: 'Problems, decisions and what came of them' },
  { href: '/work/UI', title: 'User interface', note: 'Screens, states and the parts they share' },
  { href: '/work/js', title: 'JavaScript', note: 'Small demos, each with its known faults' },
  { href: '/work/CSS', title: 'CSS', note: 'What a style sheet does alone' },
  { href: '/work/Logo', title: 'Logos', note: 'Marks, drawn and redrawn' },
];

const SITE: readonly MenuLink[] = [
  { href: '/about', title: 'About' },
  { href: '/blogs', title: 'Blogs' },
  { href: '/siteMap', title: 'Site map' },
];

/* By component: titles and addresses are the catalogue's, and what it does not list is left out. */
const DEMOS = [
  {
    id: 'pointer',
    title: 'Pointer and keys',
    components: ['clickDrag', 'linkFollower', 'followerAlongNav', 'checkboxChallange', 'konamiCode'],
  },
  {
    id: 'senses',
    title: 'Sound and sight',
    components: ['drumKit', 'speechRecognition', 'userMedia', 'videoControl', 'canvasExample'],
  },
  {
    id: 'facts',
    title: 'Time, place and data',
    components: ['analogClock', 'geoLocation', 'fetchAPI', 'arrayCardio'],
  },
] as const;

function toDemoGroups(catalogue: Catalogue): readonly MenuGroup[] {
  return DEMOS.map(({ id, title, components }) => ({
    id,
    title,
    links: components.flatMap((component) => {
      const entry = catalogue.find((candidate) => candidate.component === component);
      return entry?.path ? [{ href: entry.path, title: entry.title }] : [];
    }),
  })).filter(({ links }) => links.length > 0);
}

/** The bar of the demo: real places of this site, the demos among them as the catalogue lists them. */
export function toMenus(catalogue: Catalogue): readonly MenuEntry[] {
  return [
    { id: 'home', title: 'Home', href: '/', groups: [] },
    { id: 'work', title: 'Work', groups: [{ id: 'work', links: WORK }] },
    { id: 'demos', title: 'Demos', groups: toDemoGroups(catalogue) },
    { id: 'site', title: 'This site', groups: [{ id: 'site', links: SITE }] },
    { id: 'contact', title: 'Contact', href: '/contact', groups: [] },
  ];
}

export const linksOf = ({ groups }: MenuEntry) => groups.flatMap(({ links }) => links);
