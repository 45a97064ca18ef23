import { SiteError } from '@portfolio/contract';
import { toDifference, toMedian, toRatio } from '../figures/median';
import type { MeasuredNavigation } from '../measure/measureNavigations';
import type { MeasuredVisit } from '../measure/measureSites';
import type { MeasuredTap } from '../measure/measureTaps';
import type { FigureName } from '../measure/VisitFigures';

type Medians = Readonly<Record<FigureName, number | null>>;

/** The medians of one page on one site, compared with the same page on the floor and the monolith. */
export interface PageMedian extends Pick<MeasuredVisit, 'page' | 'site' | 'visit'> {
  figures: Medians;
  toFloor: Ratios;
  /** Blocking time beyond the floor's. */
  blockingMs: number | null;
  toMonolith: Ratios;
}

/** Null if there is nothing to compare with. */
interface Ratios {
  fcp: number | null;
  lcp: number | null;
}

/** Calculates medians and ratios of all visits, in the order in which pages and sites were first visited. */
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
    const { page, site, visit } = first;
    const figures = medians.get(key) ?? toMedians([]);
    const toRatios = (reference: string): Ratios => {
      const others = medians.get(toKey({ page, site: reference, visit }));
      return {
        fcp: toRatio(figures.fcpMs, others?.fcpMs ?? null),
        lcp: toRatio(figures.lcpMs, others?.lcpMs ?? null),
      };
    };
    return {
      page,
      site,
      visit,
      figures,
      toFloor: toRatios('floor'),
      blockingMs: toDifference(
        figures.tbtMs,
        medians.get(toKey({ page, site: 'floor', visit }))?.tbtMs ?? null,
      ),
      toMonolith: toRatios('monolith'),
    };
  });
}

function toKey({ page, site, visit }: Omit<MeasuredVisit, 'figures'>): string {
  return [page, site, visit].join('|');
}

const FIGURES: Readonly<Record<FigureName, true>> = {
  fcpMs: true,
  lcpMs: true,
  cls: true,
  tbtMs: true,
  inpMs: true,
  requests: true,
  chainDepth: true,
  htmlBytes: true,
  jsBytes: true,
  jsGzipBytes: true,
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

/** The medians of one navigation, for every site on which it was measured. */
export interface NavigationMedian {
  step: string;
  /** Time from the click to the new heading, by site. */
  paintedMs: Readonly<Record<string, number | null>>;
}

export function summariseNavigations(navigations: readonly MeasuredNavigation[]): NavigationMedian[] {
  const sites = [...new Set(navigations.map(({ site }) => site))];
  return [...new Set(navigations.map(({ step }) => step))].map((step) => ({
    step,
    paintedMs: Object.fromEntries(
      sites.map((site) => [
        site,
        toMedian(
          navigations
            .filter((navigation) => navigation.step === step && navigation.site === site)
            .map(({ paintedMs }) => paintedMs),
        ),
      ]),
    ),
  }));
}

/** The medians of one first tap on every site; no response time for a site that does not always respond. */
export interface TapMedian {
  tap: string;
  sites: Readonly<Record<string, { frameMs: number | null; answerMs: number | null }>>;
}

export function summariseTaps(taps: readonly MeasuredTap[]): TapMedian[] {
  const sites = [...new Set(taps.map(({ site }) => site))];
  return [...new Set(taps.map(({ tap }) => tap))].map((tap) => ({
    tap,
    sites: Object.fromEntries(
      sites.map((site) => {
        const own = taps.filter((measured) => measured.tap === tap && measured.site === site);
        return [
          site,
          {
            frameMs: toMedian(own.map(({ frameMs }) => frameMs)),
            answerMs: own.some(({ answerMs }) => answerMs === null)
              ? null
              : toMedian(own.map(({ answerMs }) => answerMs ?? 0)),
          },
        ];
      }),
    ),
  }));
}
