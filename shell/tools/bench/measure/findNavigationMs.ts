import { SiteError } from '@portfolio/contract';
import type { NavigationReport } from './observeNavigation';

/**
 * Calculates from the reports how long the last navigation took: from the click to the frame that shows the new
 * heading.
 *
 * @param to - path of the page that the link leads to
 * @returns null while the heading is not shown yet
 * @throws {SiteError} code `NOT_MEASURED` if nothing was clicked
 */
export function findNavigationMs(reports: readonly NavigationReport[], to: string): number | null {
  const clicked = reports.findLastIndex(({ type }) => type === 'click');
  const click = reports[clicked];
  if (click === undefined)
    throw new SiteError(
      `[bench] Failed to measure the navigation to ${to}: its link was not clicked. Run the benchmark again.`,
      'NOT_MEASURED',
    );
  const before = reports.slice(0, clicked).findLast((report) => report.type === 'heading');
  // The URL may change before the heading does.
  const after = reports
    .slice(clicked)
    .find((report) => report.type === 'heading' && report.path === to && report.text !== before?.text);
  return after === undefined ? null : after.atMs - click.atMs;
}
