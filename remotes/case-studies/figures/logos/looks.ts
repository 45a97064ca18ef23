import type { LogoId } from '../../src/logos/marks';

/** How a logo is typeset beside its mark. */
interface Look {
  /** How many of its last words name the trade; they are set small below the name. */
  tradeWords: number;
  /** The name of a file in `type/`. */
  face: string;
  isRegular?: boolean;
  /** The colours that become ink in the one-colour version. All others become paper. */
  ink: readonly string[];
}

export const LOOKS: Readonly<Record<LogoId, Look>> = {
  'fine-ear-music': { tradeWords: 2, face: 'jost', ink: ['#2a0f3d'] },
  'open-counter-type': { tradeWords: 1, face: 'fraunces', ink: ['#1b1714'] },
  'late-owl-radio': { tradeWords: 1, face: 'saira', ink: ['#ffd23f', '#b9a2ff', '#ff7d5c'] },
  'six-sides-honey': { tradeWords: 1, face: 'overpass', ink: ['#241507'] },
  'counterchange-chess': { tradeWords: 2, face: 'cormorant', ink: ['#1f4a3a'] },
  'tulip-post': { tradeWords: 0, face: 'newsreader', isRegular: true, ink: ['#c8102e', '#fff'] },
  'newel-architects': {
    tradeWords: 1,
    face: 'jost',
    isRegular: true,
    ink: ['#6d1b50', '#7c1b45', '#a52c44', '#e0513d', '#f68351', '#ffb772', '#ffdbb2'],
  },
  'dock-leaf-clinic': { tradeWords: 1, face: 'figtree', ink: ['#0e6b50', '#f7a072'] },
  'col-and-coast': { tradeWords: 2, face: 'overpass', ink: ['#fff', '#ffd84a'] },
  'shoal-dive-school': { tradeWords: 2, face: 'nunito', ink: ['#79e0dc'] },
  'wren-and-key': { tradeWords: 1, face: 'sourceSerif', ink: ['#6a2413'] },
  'long-orbit-coffee': { tradeWords: 1, face: 'lexend', isRegular: true, ink: ['#43200f', '#e2572b'] },
  'page-and-setter': {
    tradeWords: 1,
    face: 'newsreader',
    ink: ['#3a7d44', '#b9722f', '#2b1a10', '#e2364b'],
  },
  'aside-theatre': { tradeWords: 1, face: 'cormorant', ink: ['#ffeccb'] },
  'ninth-life-vets': { tradeWords: 1, face: 'nunito', ink: ['#1b2a41'] },
  'halfcrust-bakery': { tradeWords: 1, face: 'bricolage', ink: ['#4a1d0b'] },
  'merrow-ferries': { tradeWords: 1, face: 'saira', ink: ['#fff', '#ff6a3d', '#d9431f', '#8fd0ff'] },
  'homing-couriers': { tradeWords: 1, face: 'workSans', ink: ['#2d2b4f', '#8a7fd0'] },
  'tine-and-root': { tradeWords: 1, face: 'bricolage', ink: ['#2f6b3a', '#ee6c1f'] },
  'ribleaf-botanic': { tradeWords: 2, face: 'sourceSerif', isRegular: true, ink: ['#b7efc5'] },
  'highfold-rescue': { tradeWords: 2, face: 'publicSans', ink: ['#fff', '#1a2b44'] },
  'turnback-mill': { tradeWords: 1, face: 'plexSans', ink: ['#24304f', '#d9482b'] },
  'hollow-hill-observatory': {
    tradeWords: 1,
    face: 'instrumentSans',
    ink: ['#f6f0dc', '#ffd770', '#8ea6ff'],
  },
  'stack-and-tumble': { tradeWords: 1, face: 'karla', ink: ['#2456c9', '#e5382c', '#17a077'] },
  'reefwell-sailing': { tradeWords: 2, face: 'workSans', ink: ['#fff3d6', '#e63b2e'] },
  'leaf-and-saucer': {
    tradeWords: 2,
    face: 'fraunces',
    isRegular: true,
    ink: ['#24522f', '#7aa52f', '#c9822b'],
  },
  'slow-hill-vineyard': {
    tradeWords: 1,
    face: 'cormorant',
    ink: ['#8fb845', '#d63a66', '#e8638a', '#f9a3b8', '#f9e3c4'],
  },
  'both-ways-translation': { tradeWords: 1, face: 'figtree', ink: ['#f0563f', '#2a3fbf'] },
  'pocket-snail-games': { tradeWords: 1, face: 'lexend', ink: ['#f0652f', '#6fe0a0'] },
  'green-bine-brewery': { tradeWords: 1, face: 'bricolage', ink: ['#2f6b1f', '#5f9a2b', '#fffaf0'] },
  'goldseam-repairs': { tradeWords: 2, face: 'newsreader', ink: ['#23345c', '#3b5794'] },
  'long-shelf-archive': {
    tradeWords: 1,
    face: 'plexSans',
    ink: ['#f0e3c0', '#e8b04a', '#d9643a', '#7fb7a8'],
  },
  'tip-and-berg': { tradeWords: 1, face: 'jost', ink: ['#12599b', '#86c5ec', '#fff'] },
};
