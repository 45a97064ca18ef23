import path from 'node:path';
import { SHELL_PATHS } from '../../compose/shell-build/paths';

/** The committed pictures; the README shows each of them. */
export const README_FOLDER = path.join(SHELL_PATHS.root, 'screenshots');

export const README_SCREENS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
} as const;

export interface ReadmePicture {
  /** Name of its file. */
  file: `${string}.png`;
  /** Path of the page. */
  path: string;
  screen: keyof typeof README_SCREENS;
  theme: 'light' | 'dark';
  /** Accessible name of the button that is clicked before the picture is taken (default: none). */
  clicks?: string;
}

export const README_PICTURES: readonly ReadmePicture[] = [
  { file: 'home.png', path: '/', screen: 'desktop', theme: 'light' },
  { file: 'case-study-dark.png', path: '/work/UX/rewardCrowdfunding', screen: 'desktop', theme: 'dark' },
  { file: 'drum-kit.png', path: '/work/js/drumKit', screen: 'desktop', theme: 'light' },
  {
    file: 'logo-sheet.png',
    path: '/work/Logo',
    screen: 'desktop',
    theme: 'light',
    clicks: 'Late Owl Radio',
  },
  { file: 'phone-home-dark.png', path: '/', screen: 'phone', theme: 'dark' },
  { file: 'phone-drum-kit.png', path: '/work/js/drumKit', screen: 'phone', theme: 'light' },
];
