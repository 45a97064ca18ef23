import path from 'node:path';

/** Folder of the icons; `npm run icons` draws them from `icon.svg`. */
export const ICON_FOLDER = path.join(__dirname, '../icons');

/** The mark as a drawing, at the root of the site. */
export const ICON_SVG_FILE = 'icon.svg';

interface Icon {
  file: string;
  sizePx: number;
  /** `maskable`: the system cuts its own shape out of it. `touch`: for home screens that read no manifest. */
  purpose: 'any' | 'maskable' | 'touch';
}

/** The mark as pictures, in `/icons/`. */
export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', sizePx: 192, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', sizePx: 180, purpose: 'touch' },
];

/** URL of an icon in the composed site. */
export function toIconUrl(file: string): string {
  return `/icons/${file}`;
}
