import type { LogoId } from './marks';

interface Logo {
  id: LogoId;
  title: string;
  /** The trade, then how the mark is drawn. */
  tags: readonly string[];
  alt: string;
}

/** The logos, in listing order. Colours and techniques alternate. */
export const LOGO_TABLE: readonly Logo[] = [
  {
    id: 'fine-ear-music',
    title: 'Fine Ear Music School',
    tags: ['Music school', 'Monoline'],
    alt: 'A semiquaver whose two flags curl round to become the folds of an ear.',
  },
  {
    id: 'open-counter-type',
    title: 'Open Counter Type',
    tags: ['Type foundry', 'Negative space'],
    alt: 'A heavy lower-case n whose inner space is a red door with a small round knob.',
  },
  {
    id: 'late-owl-radio',
    title: 'Late Owl Radio',
    tags: ['Radio station', 'Monoline', 'Geometric'],
    alt: 'An owl with round dial eyes, and a broadcast wave on either side for its cheeks.',
  },
  {
    id: 'six-sides-honey',
    title: 'Six Sides Honey',
    tags: ['Beekeeping', 'Geometric'],
    alt: 'Two cells of honeycomb as the wings of a bee, with a striped hexagon as its body.',
  },
  {
    id: 'counterchange-chess',
    title: 'Counterchange Chess Club',
    tags: ['Chess club', 'Counterchange'],
    alt: 'A chess knight split down the middle, pale on dark green on one side and dark green on pale on the other.',
  },
  {
    id: 'tulip-post',
    title: 'Tulip Post',
    tags: ['Florist', 'Geometric'],
    alt: 'An open envelope whose flap is a red tulip.',
  },
  {
    id: 'newel-architects',
    title: 'Newel Architects',
    tags: ['Architecture', 'Tonal', 'Spiral'],
    alt: 'A spiral staircase seen from above, its treads shrinking and darkening as they go down.',
  },
  {
    id: 'dock-leaf-clinic',
    title: 'Dock Leaf Clinic',
    tags: ['Health', 'Drawn'],
    alt: 'A torn leaf held together by a sticking plaster laid across the tear.',
  },
  {
    id: 'col-and-coast',
    title: 'Col & Coast Cycling Club',
    tags: ['Cycling club', 'Monoline'],
    alt: 'A bicycle whose zigzag frame is a pair of mountains with snow on their peaks.',
  },
  {
    id: 'shoal-dive-school',
    title: 'Shoal Dive School',
    tags: ['Diving', 'Dotted'],
    alt: 'A shoal of dots that swims in the shape of one large fish, with a single coral dot for its eye.',
  },
  {
    id: 'wren-and-key',
    title: 'Wren & Key Locksmiths',
    tags: ['Locksmith', 'Drawn', 'Silhouette'],
    alt: 'A small bird whose body is the bow of a key and whose cocked tail is the bit.',
  },
  {
    id: 'long-orbit-coffee',
    title: 'Long Orbit Coffee',
    tags: ['Coffee roaster', 'Drawn'],
    alt: 'The ring that a coffee cup leaves on a table, with one bean travelling along it.',
  },
  {
    id: 'page-and-setter',
    title: 'Page & Setter Books',
    tags: ['Bookshop', 'Folded'],
    alt: 'A white page that is a dog: its folded corners are the ears and a red bookmark is the tongue.',
  },
  {
    id: 'aside-theatre',
    title: 'Aside Theatre',
    tags: ['Theatre', 'Typographic'],
    alt: 'A pair of brackets drawn as theatre curtains, with one person speaking between them.',
  },
  {
    id: 'ninth-life-vets',
    title: 'Ninth Life Vets',
    tags: ['Veterinary practice', 'Drawn', 'Silhouette'],
    alt: 'A winking cat whose head and curved tail make the figure nine.',
  },
  {
    id: 'halfcrust-bakery',
    title: 'Halfcrust Bakery',
    tags: ['Bakery', 'Geometric'],
    alt: 'A slice of bread, one half dark crust and the other pale crumb.',
  },
  {
    id: 'merrow-ferries',
    title: 'Merrow Ferries',
    tags: ['Ferry line', 'Letter'],
    alt: 'A letter M: two white quays with the bow of a ferry between them, over a wave.',
  },
  {
    id: 'homing-couriers',
    title: 'Homing Couriers',
    tags: ['Courier', 'Geometric'],
    alt: 'A homing pigeon whose head is a map pin laid on its side: the hole is the eye and the point is the beak.',
  },
  {
    id: 'tine-and-root',
    title: 'Tine & Root Kitchen',
    tags: ['Restaurant', 'Drawn'],
    alt: 'A carrot whose green top is the tines of a fork.',
  },
  {
    id: 'ribleaf-botanic',
    title: 'Ribleaf Botanic Garden',
    tags: ['Botanic garden', 'Negative space'],
    alt: 'A glasshouse with an arched door, its pointed roof a leaf with veins for glazing bars.',
  },
  {
    id: 'highfold-rescue',
    title: 'Highfold Mountain Rescue',
    tags: ['Mountain rescue', 'Letter'],
    alt: 'A capital H whose bar rises to a summit, folded into a white side and a dark side.',
  },
  {
    id: 'turnback-mill',
    title: 'Turnback Mill',
    tags: ['Textile mill', 'Woven'],
    alt: 'One red thread woven over and under two warp threads, turning back at each edge.',
  },
  {
    id: 'hollow-hill-observatory',
    title: 'Hollow Hill Observatory',
    tags: ['Observatory', 'Geometric'],
    alt: 'An observatory dome as a round hill, its slit open towards one large star.',
  },
  {
    id: 'stack-and-tumble',
    title: 'Stack & Tumble Toys',
    tags: ['Toymaker', 'Geometric', 'Building blocks'],
    alt: 'An elephant stacked from coloured building blocks.',
  },
  {
    id: 'reefwell-sailing',
    title: 'Reefwell Sailing School',
    tags: ['Sailing school', 'Interlaced'],
    alt: 'A reef knot in two ropes, one cream and one red, running off both sides.',
  },
  {
    id: 'leaf-and-saucer',
    title: 'Leaf & Saucer Tea House',
    tags: ['Tea house', 'Geometric'],
    alt: 'A cup of tea on its saucer, seen from above; the handle of the cup is a leaf.',
  },
  {
    id: 'slow-hill-vineyard',
    title: 'Slow Hill Vineyard',
    tags: ['Vineyard', 'Geometric'],
    alt: 'Six grapes piled up into a hill, with a vine leaf at the top.',
  },
  {
    id: 'both-ways-translation',
    title: 'Both Ways Translation',
    tags: ['Translation', 'Geometric'],
    alt: 'A speech bubble in two colours with a tail at either end: turned upside down, it is the same.',
  },
  {
    id: 'pocket-snail-games',
    title: 'Pocket Snail Games',
    tags: ['Game studio', 'Pixel'],
    alt: 'A pixel snail with a spiral of orange and yellow squares for its shell.',
  },
  {
    id: 'green-bine-brewery',
    title: 'Green Bine Brewery',
    tags: ['Brewery', 'Pattern'],
    alt: 'A hop cone of six large scales hanging in amber beer under a head of white foam.',
  },
  {
    id: 'goldseam-repairs',
    title: 'Goldseam Ceramic Repairs',
    tags: ['Ceramics', 'Mosaic'],
    alt: 'A repaired bowl in two blues, its cracks filled with broad seams of gold.',
  },
  {
    id: 'long-shelf-archive',
    title: 'Long Shelf Archive',
    tags: ['Archive', 'Geometric'],
    alt: 'Three box files on a shelf, the last one leaning into the gap beside it.',
  },
  {
    id: 'tip-and-berg',
    title: 'Tip & Berg Gelato',
    tags: ['Ice cream', 'Faceted'],
    alt: 'An iceberg whose hidden part, below the waterline, is a waffle cone.',
  },
];
