import { LIGHTHOUSE_CATEGORIES, type LighthousePage } from './LighthouseResult';

/** The parts of a Lighthouse report that are used. */
export interface LighthouseReport {
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { title: string; score: number | null; displayValue?: string }>>;
}

/** Lists the weighted audits that are below full marks. */
export function listShortcomings(report: LighthouseReport | undefined): LighthousePage['shortcomings'] {
  const { categories = {}, audits = {} } = report ?? {};
  return LIGHTHOUSE_CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return [];
      return [{ category, audit: audit.title, found: audit.displayValue ?? '' }];
    }),
  );
}
