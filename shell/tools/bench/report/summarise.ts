import { compareMedians, compareRuns, type RunFigure } from '../figures/compareRuns';
import { type Spread, toDifference, toMedian, toRatio } from '../figures/median';
import type { MeasuredNavigation } from '../measure/measureNavigations';
import type { MeasuredStart, MeasuredVisit } from '../measure/measureSites';
import type { MeasuredTap } from '../measure/measureTaps';
import type { FigureName, StartFigures } from '../measure/VisitFigures';
import { OWN_SITE } from '../sites/BenchSite';

type Medians = Readonly<Record<FigureName, number | null>>;

/** The medians of one page on one site, compared with the same page on the floor and the monolith. */
export interface PageMedian extends Pick<MeasuredVisit, 'page' | 'site' | 'visit'> {
  figures: Medians;
  toFloor: Ratios;
  /** Blocking time beyond the floor's. */
  blockingMs: Spread | null;
  toMonolith: Ratios;
}

/** Ratios of the medians, with the quartiles of the ratios of single runs; null if there is nothing to compare with. */
type Ratios = Readonly<Record<'fcp' | 'lcp', Spread | null>>;

/** All visits of one page on one site. */
interface Group extends Pick<MeasuredVisit, 'page' | 'site' | 'visit'> {
  visits: MeasuredVisit[];
  /** Of these visits, and of those that were only for the start. */
  starts: { run: number; figures: StartFigures }[];
}

/** Calculates medians and ratios of all visits, in the order in which pages and sites were first visited. */
export function summarise(
  visits: readonly MeasuredVisit[],
  starts: readonly MeasuredStart[] = [],
): PageMedian[] {
  const groups = new Map<string, Group>();
  for (const visit of visits) {
    const { page, site, visit: kind } = visit;
    const key = toKey(visit);
    const group = groups.get(key) ?? { page, site, visit: kind, visits: [], starts: [] };
    groups.set(key, group);
    group.visits.push(visit);
    group.starts.push(visit);
  }
  for (const start of starts) groups.get(toKey({ ...start, visit: 'first' }))?.starts.push(start);
  return [...groups.values()].map(({ page, site, visit, ...own }) => {
    const find = (reference: string) => groups.get(toKey({ page, site: reference, visit }));
    const floor = find('floor');
    return {
      page,
      site,
      visit,
      figures: toMedians(own),
      toFloor: toRatios(own, floor),
      blockingMs: compareRuns(toRuns(own, 'tbtMs'), toRuns(floor, 'tbtMs'), toDifference),
      toMonolith: toRatios(own, find('monolith')),
    };
  });
}

function toKey({ page, site, visit }: Pick<MeasuredVisit, 'page' | 'site' | 'visit'>): string {
  return [page, site, visit].join('|');
}

function toRatios(own: Pick<Group, 'starts'>, reference: Pick<Group, 'starts'> | undefined): Ratios {
  const compare = (name: keyof StartFigures) =>
    reference === undefined ? null : compareMedians(toRuns(own, name), toRuns(reference, name));
  return { fcp: compare('fcpMs'), lcp: compare('lcpMs') };
}

function toRuns(group: Pick<Group, 'starts'> | undefined, name: keyof StartFigures): RunFigure[] {
  return (group?.starts ?? []).map(({ run, figures }) => ({ run, value: figures[name] }));
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
  htmlGzipBytes: true,
  jsBytes: true,
  jsGzipBytes: true,
  cssBytes: true,
  fontBytes: true,
  imageBytes: true,
  totalBytes: true,
};

function toMedians({ visits, starts }: Pick<Group, 'visits' | 'starts'>): Medians {
  const toMedianOf = (values: readonly (number | null)[]) =>
    toMedian(values.filter((value) => value !== null));
  const names = Object.keys(FIGURES) as FigureName[];
  const medians = names.map((name) => [name, toMedianOf(visits.map(({ figures }) => figures[name]))]);
  return {
    ...(Object.fromEntries(medians) as Medians),
    fcpMs: toMedianOf(starts.map(({ figures }) => figures.fcpMs)),
    lcpMs: toMedianOf(starts.map(({ figures }) => figures.lcpMs)),
    tbtMs: toMedianOf(starts.map(({ figures }) => figures.tbtMs)),
  };
}

/** The medians of one navigation, for every site on which it was measured. */
export interface NavigationMedian {
  step: string;
  /** Time from the click to the new heading, by site. */
  paintedMs: Readonly<Record<string, number | null>>;
  /** This site's time as a ratio to that of each site in the same run. */
  ratios: Readonly<Record<string, Spread | null>>;
}

export function summariseNavigations(navigations: readonly MeasuredNavigation[]): NavigationMedian[] {
  const sites = [...new Set(navigations.map(({ site }) => site))];
  return [...new Set(navigations.map(({ step }) => step))].map((step) => {
    const toRuns = (name: string): RunFigure[] =>
      navigations
        .filter((navigation) => navigation.step === step && navigation.site === name)
        .map(({ run, paintedMs }) => ({ run, value: paintedMs }));
    const own = toRuns(OWN_SITE);
    return {
      step,
      paintedMs: Object.fromEntries(
        sites.map((site) => [site, toMedian(toRuns(site).flatMap(({ value }) => value ?? []))]),
      ),
      ratios: Object.fromEntries(sites.map((site) => [site, compareRuns(own, toRuns(site), toRatio)])),
    };
  });
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
