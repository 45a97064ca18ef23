export type Point = readonly [number, number];

/** Metres per unit of the map. */
const METRES_PER_UNIT = 1.4;

/** Parses points written like "80,410 80,290". */
function toPoints(text: string): Point[] {
  return text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}

/** The route from the station to the clinic: every point at which it can go wrong. */
export const ROUTE = toPoints(
  '80,410 80,290 210,290 270,230 350,200 350,120 470,120 540,210 540,300 596,300',
);

/** The junction at which all apps are compared. */
export const JUNCTION: Point = [470, 120];

export const STREETS =
  'M80 430L80 40M0 290L444 290M210 290L270 230M350 230L350 40M80 120L470 120M470 120L470 0' +
  'M470 120L640 92M470 120L540 210L540 440M470 120L444 200L444 300M540 300L600 300M80 366L336 366L336 290M160 120L160 290M444 300L540 360L640 360';

export const CANAL = 'M0 258L300 258L400 330L416 440';

/** Outlines of houses. */
export const HOUSES =
  'M98 46h110v54H98zM216 46h116v54H216zM370 46h82v54h-82zM490 14h142v58H490z' +
  'M16 46h46v62H16zM16 138h46v98H16zM16 308h46v44H16zM16 362h46v66H16z' +
  'M98 140h44v42H98zM98 190h44v46H98zM178 140h70v40h-70zM386 140h36v40h-36z' +
  'M98 310h94v38H98zM202 310h116v38H202zM98 386h100v44H98zM208 386h126v44H208z' +
  'M476 156L520 214v22h-56v-36zM462 274h60v56l-56-34zM446 382h76v46h-76z' +
  'M506 130L632 110v72h-84zM560 198h72v42h-72zM560 322h72v20h-72zM560 380h72v48h-72z';

/** A park with its trees. */
export const PARK = 'M178 190h70v46h-70z';
export const TREES = toPoints('192,202 214,210 234,200 200,224 230,224');

export function toPath(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

/** The length of the walk in metres. */
export const WALK_METRES =
  METRES_PER_UNIT *
  ROUTE.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ROUTE[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
