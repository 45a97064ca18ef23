/** The logo mark as SVG. */
export const ICON_SVG_URL = '/icon.svg';

interface Icon {
  url: string;
  sizePx: number;
  /** `maskable`: the system crops it to its own shape. `touch`: for home screens that do not read the manifest. */
  purpose: 'any' | 'maskable' | 'touch';
}

/** The logo mark as PNGs, stored in `shell/public`; `npm run icons` creates them from `icon.svg`. */
export const ICONS: readonly Icon[] = [
  { url: '/icons/icon-192.png', sizePx: 192, purpose: 'any' },
  { url: '/icons/icon-512.png', sizePx: 512, purpose: 'any' },
  { url: '/icons/icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
  { url: '/icons/apple-touch-icon.png', sizePx: 180, purpose: 'touch' },
];
