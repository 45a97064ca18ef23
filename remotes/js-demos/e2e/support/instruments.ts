import type { Locator, Page } from '@playwright/test';

/** The main element of each demo, part of which must be visible before scrolling. */
export const INSTRUMENTS: Readonly<Record<string, (page: Page) => Locator>> = {
  drumKit: (page) => page.getByRole('list', { name: 'Drum pads' }),
  analogClock: (page) => page.locator('#demo svg').first(),
  arrayCardio: (page) => page.getByRole('table').first(),
  imageGalery: (page) => page.getByRole('list', { name: 'Pictures' }),
  fetchAPI: (page) => page.getByRole('combobox', { name: /film/ }),
  canvasExample: (page) => page.getByRole('application'),
  checkboxChallange: (page) => page.getByRole('list', { name: 'Tasks' }),
  konamiCode: (page) => page.getByRole('group', { name: 'Directions' }),
  scrollIn: (page) => page.locator('[data-picture]').first(),
  speechRecognition: (page) => page.getByRole('button', { name: 'Start listening' }),
  linkFollower: (page) => page.getByRole('navigation', { name: 'Words for the parts of a page' }),
  geoLocation: (page) => page.getByRole('img', { name: /^Compass/ }),
  userMedia: (page) => page.getByRole('img', { name: /^Picture of/ }),
  followerAlongNav: (page) => page.locator('#demo nav').first(),
  clickDrag: (page) => page.getByRole('region', { name: 'Sheets of paper, to one scale' }),
  videoControl: (page) => page.locator('#demo video').first(),
};
