import archDark from './pictures/arch.dark.svg';
import archLight from './pictures/arch.light.svg';
import beamDark from './pictures/beam.dark.svg';
import beamLight from './pictures/beam.light.svg';
import cantileverDark from './pictures/cantilever.dark.svg';
import cantileverLight from './pictures/cantilever.light.svg';
import stayedDark from './pictures/stayed.dark.svg';
import stayedLight from './pictures/stayed.light.svg';
import suspensionDark from './pictures/suspension.dark.svg';
import suspensionLight from './pictures/suspension.light.svg';
import trussDark from './pictures/truss.dark.svg';
import trussLight from './pictures/truss.light.svg';

export interface Bridge {
  id: string;
  name: string;
  text: string;
  light: string;
  dark: string;
  alt: string;
}

/** Size of every picture in CSS pixels: reserved before it loads. */
export const PICTURE_SIZE = { width: 960, height: 600 } as const;

export const BRIDGES: readonly Bridge[] = [
  {
    id: 'beam',
    name: 'Beam',
    text: 'A plank over a stream is the first bridge and still the most common one. It carries its load by bending: the upper side is pressed together, the lower side is pulled apart, and both forces grow quickly with the distance. So a beam bridge that has far to go puts its feet in the water and takes many short steps.',
    light: beamLight,
    dark: beamDark,
    alt: 'A flat beam bridge on two piers; a dashed curve shows how it sags between them under a load.',
  },
  {
    id: 'arch',
    name: 'Arch',
    text: 'An arch turns weight into pressure along a curve, which is the one thing that stone is good at. The load on the middle pushes outwards at the ends, and the ground has to push back. A flat arch pushes harder than a tall one: the two dimension lines, span and rise, tell you most of what there is to know.',
    light: archLight,
    dark: archDark,
    alt: 'A stone arch under a road; arrows at both feet push outwards into the banks; span and rise are measured.',
  },
  {
    id: 'truss',
    name: 'Truss',
    text: 'A square made of four rods folds flat; a triangle made of three cannot. A truss is a deep beam with everything but the triangles taken away. Each rod is only pulled or only pushed, never bent, so a few slim rods do the work of a solid wall of steel.',
    light: trussLight,
    dark: trussDark,
    alt: 'A truss bridge of eleven triangles; one triangle is picked out in blue and its width is measured.',
  },
  {
    id: 'cantilever',
    name: 'Cantilever',
    text: 'Two arms stand back to back on one pier and hold each other in balance, like a person with a bucket in each hand. Where the arms of two piers almost meet, a short bridge is hung between their tips. It is built outwards from the piers, with nothing in the water below.',
    light: cantileverLight,
    dark: cantileverDark,
    alt: 'Two diamond-shaped frames balance on piers and carry a short blue bridge between their tips.',
  },
  {
    id: 'stayed',
    name: 'Cable-stayed',
    text: 'Straight cables run from a tower to the road, always in pairs, one on either side. Each pull to the left is balanced by one to the right, so the tower is only pressed down. The road is built piece by piece: each new piece gets its pair of cables before the next one follows.',
    light: stayedLight,
    dark: stayedDark,
    alt: 'Two towers with fans of straight cables; one pair of cables, left and right of a tower, is blue.',
  },
  {
    id: 'suspension',
    name: 'Suspension',
    text: 'The longest spans hang. Two cables run from bank to bank over tall towers, and the road hangs from them on thin rods. Cables are light, and strong in the one direction that matters here, but their pull never stops, so heavy blocks in the ground hold the ends. Take away the blocks, and the bridge is a rope on the floor.',
    light: suspensionLight,
    dark: suspensionDark,
    alt: 'A suspension bridge; its blue main cable hangs between two towers and ends in blocks in the banks.',
  },
];

export const BRIDGE_IDS = BRIDGES.map(({ id }) => id);
