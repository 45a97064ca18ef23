import { SITE } from '../site';
import { ICON_SVG_URL, ICONS } from './icons';

export const WEB_MANIFEST_URL = '/manifest.webmanifest';

/** The `canvas` colours of the themes: the system paints them around the page and before it has loaded. */
export const THEME_COLORS = { light: '#eef0f5', dark: '#0d0f16' } as const;

/** The web app manifest, which describes how the site is installed. */
export function toWebManifest(description: string): string {
  return `${JSON.stringify(
    {
      id: '/',
      name: `${SITE.name}: ${SITE.role}`,
      short_name: SITE.name,
      description,
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: THEME_COLORS.light,
      theme_color: THEME_COLORS.light,
      icons: [
        { src: ICON_SVG_URL, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
        ...ICONS.filter(({ purpose }) => purpose !== 'touch').map(({ url, sizePx, purpose }) => ({
          src: url,
          type: 'image/png',
          sizes: `${sizePx}x${sizePx}`,
          purpose,
        })),
      ],
      shortcuts: [
        { name: 'Work', url: '/work' },
        { name: 'Contact', url: '/contact' },
      ],
    },
    null,
    2,
  )}\n`;
}
