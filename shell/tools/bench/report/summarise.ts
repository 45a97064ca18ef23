import { SiteError } from '@portfolio/contract';
import { toMedian, toRatio } from '../figures/median';
import type { MeasuredVisit } from '../measure/measureSites';
import type { FigureName } from '../measure/VisitFigures';

type Medians = Readonly<Record<FigureName, number | null>>;

/** The medians of one page on one site, and how they stand to those of the same page on the two it is held against. */
export interface PageMedian extends Pick<MeasuredVisit, 'page' | 'site' | 'profile' | 'visit'> {
  figures: Medians;
  toFloor: Ratios;
  toMonolith: Ratios;
}

/** Null where there is nothing to hold against. */
interface Ratios {
  fcp: number | null;
  lcp: number | null;
}

/** Makes medians and ratios of all visits, in the order in which pages and sites were first visited. */
export function summarise(visits: readonly MeasuredVisit[]): PageMedian[] {
  const groups = new Map<string, MeasuredVisit[]>();
  for (const visit of visits) {
    const key = toKey(visit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [visit]);
    else group.push(visit);
  }
  const medians = new Map([...groups].map(([key, group]) => [key, toMedians(group)]));
  return [...groups].map(([key, [first]]) => {
    if (first === undefined)
      throw new SiteError(
        `[bench] Failed to summarise ${key}: no visit was measured. Run the benchmark again.`,
        'NOT_MEASURED',
      );
    const { page, site, profile, visit } = first;
    const figures = medians.get(key) ?? toMedians([]);
    const toRatios = (reference: string): Ratios => {
      const others = medians.get(toKey({ page, site: reference, profile, visit }));
      return {
        fcp: toRatio(figures.fcpMs, others?.fcpMs ?? null),
        lcp: toRatio(figures.lcpMs, others?.lcpMs ?? null),
      };
    };
    return {
      page,
      site,
      profile,
      visit,
      figures,
      toFloor: toRatios('floor'),
      toMonolith: toRatios('monolith'),
    };
  });
}

function toKey({ page, site, profile, visit }: Omit<MeasuredVisit, 'figures'>): string {
  return [page, site, profile, visit].join('|');
}

const FIGURES: Readonly<Record<FigureName, true>> = {
  fcpMs: true,
  lcpMs: true,
  cls: true,
  tbtMs: true,
  inpMs: true,
  hydratedMs: true,
  requests: true,
  chainDepth: true,
  htmlBytes: true,
  jsBytes: true,
  jsBeforeHydratedBytes: true,
  cssBytes: true,
  fontBytes: true,
  imageBytes: true,
  totalBytes: true,
};

function toMedians(visits: readonly MeasuredVisit[]): Medians {
  const names = Object.keys(FIGURES) as FigureName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      toMedian(visits.map(({ figures }) => figures[name]).filter((value) => value !== null)),
    ]),
  ) as Medians;
}
