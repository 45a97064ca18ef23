import calliper from './pictures/calliper.svg';
import compasses from './pictures/compasses.svg';
import pencil from './pictures/pencil.svg';
import protractor from './pictures/protractor.svg';
import ruler from './pictures/ruler.svg';

export interface Picture {
  id: string;
  name: string;
  /** The words that slide in above and below the name. */
  before: string;
  after: string;
  note: string;
  src: string;
  alt: string;
  /** The part that must stay visible when the panel is narrow, as `object-position`. */
  focus: string;
}

export const PICTURE_SIZE = { width: 1200, height: 900 } as const;

export const PICTURES: readonly Picture[] = [
  {
    id: 'ruler',
    name: 'Ruler',
    before: 'Straight',
    after: 'to the edge',
    note: 'It knows one dimension and never doubts it.',
    src: ruler,
    alt: 'A white ruler crosses a red field; ten of its divisions are measured above its edge.',
    focus: '52% 50%',
  },
  {
    id: 'calliper',
    name: 'Calliper',
    before: 'Held',
    after: 'between two jaws',
    note: 'It measures a thing by holding it.',
    src: calliper,
    alt: 'A pale blue calliper holds a yellow ring; the ring’s width is measured below it.',
    focus: '36% 50%',
  },
  {
    id: 'protractor',
    name: 'Protractor',
    before: 'Turned',
    after: 'by degrees',
    note: 'Half a circle is enough for every corner.',
    src: protractor,
    alt: 'A pale green protractor on a dark green field; a yellow line leaves its centre at 52 degrees.',
    focus: '50% 50%',
  },
  {
    id: 'compasses',
    name: 'Compasses',
    before: 'One foot stands',
    after: 'one foot walks',
    note: 'It carries a distance round a point.',
    src: compasses,
    alt: 'Compasses draw a blue circle on black; a pink line measures its radius.',
    focus: '52% 50%',
  },
  {
    id: 'pencil',
    name: 'Pencil',
    before: 'Drawn',
    after: 'and rubbed out',
    note: 'It is the only tool here that is allowed to be wrong.',
    src: pencil,
    alt: 'A pencil ends a long, soft line on a brown field.',
    focus: '92% 50%',
  },
];

export const PICTURE_IDS: readonly string[] = PICTURES.map(({ id }) => id);
