import type { CatalogueEntry } from '@portfolio/contract';
import { MARKS, type LogoId } from './marks';

interface Logo {
  id: LogoId;
  title: string;
  /** The trade, then how the mark is drawn. */
  tags: readonly string[];
  alt: string;
}

const TABLE: readonly Logo[] = [
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
    tags: ['Florist', 'Drawn'],
    alt: 'A red tulip standing in an open envelope whose front is printed with its stem and two leaves.',
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
    alt: 'A leaf worn as a sticking plaster, with a red cross on the pad in the middle.',
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
    alt: 'A coffee bean tilted like a planet, with an orange ring round it.',
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
    tags: ['Theatre', 'Negative space'],
    alt: 'Red curtains drawn apart, their edges two faces about to speak to each other.',
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
    alt: 'A round loaf on a board like a rising sun, its scored crust the rays.',
  },
  {
    id: 'merrow-ferries',
    title: 'Merrow Ferries',
    tags: ['Ferry line', 'Striped'],
    alt: 'A ferry seen head on, its hull carried on downwards by a reflection in shortening stripes.',
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
    alt: 'A carrot whose green top is the four tines of a fork.',
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
    tags: ['Mountain rescue', 'Folded'],
    alt: 'A folded map standing up as a mountain range, with a dashed route to a red cross near the summit.',
  },
  {
    id: 'turnback-mill',
    title: 'Turnback Mill',
    tags: ['Textile mill', 'Woven'],
    alt: 'One red thread woven over and under three warp threads, turning back at each edge.',
  },
  {
    id: 'hollow-hill-observatory',
    title: 'Hollow Hill Observatory',
    tags: ['Observatory', 'Dashed line'],
    alt: 'An observatory dome with its slit open beneath star trails that circle one white star.',
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
    tags: ['Tea house', 'Drawn'],
    alt: 'Two dark leaves that form a teacup on its saucer, with a bright bud rising like steam.',
  },
  {
    id: 'slow-hill-vineyard',
    title: 'Slow Hill Vineyard',
    tags: ['Vineyard', 'Negative space'],
    alt: 'A wine glass filled with a hillside of vine rows under a low sun.',
  },
  {
    id: 'both-ways-translation',
    title: 'Both Ways Translation',
    tags: ['Translation', 'Geometric'],
    alt: 'An opening and a closing quotation mark, turned round each other like two halves of a conversation.',
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
    alt: 'A hop cone of overlapping scales, sunk in amber beer under a head of white foam.',
  },
  {
    id: 'goldseam-repairs',
    title: 'Goldseam Ceramic Repairs',
    tags: ['Ceramics', 'Mosaic'],
    alt: 'A mended bowl in three blues, with its cracks filled in gold.',
  },
  {
    id: 'long-shelf-archive',
    title: 'Long Shelf Archive',
    tags: ['Archive', 'Layered'],
    alt: 'Four overlapping folders whose tabs step down from left to right like stairs.',
  },
  {
    id: 'tip-and-berg',
    title: 'Tip & Berg Gelato',
    tags: ['Ice cream', 'Faceted'],
    alt: 'An iceberg whose hidden part, below the waterline, is a waffle cone.',
  },
];

/** The logo list, SPEC section 3: each id with the address of its drawing. Colours and techniques are mixed. */
export const LOGO_LIST = TABLE.map((logo) => ({ ...logo, link: MARKS[logo.id] }));

/** The logos as the catalogue lists them, in the same order. */
export const LOGOS: readonly CatalogueEntry[] = LOGO_LIST.map(({ id, title, tags, alt, link }) => ({
  id,
  type: 'Logo',
  portfolio: false,
  title,
  img: { src: link, alt, widthPx: 96, heightPx: 96 },
  tags,
  description: '',
  component: null,
  path: null,
  blog: null,
}));
