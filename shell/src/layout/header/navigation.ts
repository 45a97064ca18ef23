import { AboutIcon, ContactIcon, HomeIcon, WorkIcon } from '@portfolio/design';
import type { IconProps } from '@portfolio/design';
import type { ComponentType } from 'react';
import type { PageName } from '../../site-map/pageData';

/** A navigation entry, SPEC section 3. The tagline continues the name: "Home is where we all want to be". */
export interface NavigationEntry {
  name: string;
  component: PageName;
  icon: ComponentType<IconProps>;
  path: string;
  tagline: string;
}

/** Exact texts of SPEC section 2. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    name: 'Home',
    component: 'home',
    icon: HomeIcon,
    path: '/',
    tagline: 'is where we all want to be',
  },
  {
    name: 'Work',
    component: 'work',
    icon: WorkIcon,
    path: '/work',
    tagline: 'puts my skills to test',
  },
  {
    name: 'About',
    component: 'about',
    icon: AboutIcon,
    path: '/about',
    tagline: 'to know me better as a professional',
  },
  {
    name: 'Contact',
    component: 'contact',
    icon: ContactIcon,
    path: '/contact',
    tagline: 'will help you get in touch with me',
  },
];
