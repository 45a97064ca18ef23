/** The mark as a drawing. */
export const ICON_SVG_URL = '/icon.svg';

interface Icon {
  url: string;
  sizePx: number;
  /** `maskable`: the system cuts its own shape out of it. `touch`: for home screens that read no manifest. */
  purpose: 'any' | 'maskable' | 'touch';
}

/** The mark as pictures, kept in `shell/public`; `npm run icons` draws them from `icon.svg`. */
export const ICONS: readonly Icon[] = [
  { url: '/icons/icon-192.png', sizePx: 192, purpose: 'any' },
  { url: '/icons/icon-512.png', sizePx: 512, purpose: 'any' },
  { url: '/icons/icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
  { url: '/icons/apple-touch-icon.png', sizePx: 180, purpose: 'touch' },
];
