import { SiteError } from '@portfolio/contract';

/** The options of `portfolio-remote dev`. */
export interface DevOptions {
  /** The remote on its own page, as its own tests need it: with the React of production, and without following changes. */
  isAlone: boolean;
  /** The address of the deployed site that shows the remote; null for none. */
  site: string | null;
}

const USAGE = 'Use "dev", "dev --alone", "dev --site" or "dev --site https://portfolio.example".';

/**
 * Reads the options of `dev`. `--site` without an address takes that of the team: `PORTFOLIO_SITE`, or `portfolio.site`
 * in package.json.
 *
 * @param args - the command line after `dev`
 * @param siteOfPackage - from package.json
 * @throws {SiteError} code `BAD_OPTIONS`; `NO_SITE_ADDRESS` if `--site` finds no address
 */
export function readDevOptions(
  args: readonly string[],
  siteOfPackage: string | undefined,
  siteOfTeam = process.env['PORTFOLIO_SITE'],
): DevOptions {
  const [option, address, ...rest] = args.flatMap((arg) =>
    arg.startsWith('--site=') ? ['--site', arg.slice('--site='.length)] : [arg],
  );
  if (option === undefined) return { isAlone: false, site: null };
  if (option === '--alone' && address === undefined) return { isAlone: true, site: null };
  if (option !== '--site' || rest.length > 0)
    throw new SiteError(`Failed to start: "${args.join(' ')}" is not understood. ${USAGE}`, 'BAD_OPTIONS');
  // An empty variable is not set; an empty address is a mistake.
  const site = address ?? (siteOfTeam || siteOfPackage);
  if (site !== undefined && site !== '') return { isAlone: false, site };
  throw new SiteError(
    'Failed to start in a live site: --site has no address. Give one, or set PORTFOLIO_SITE, or "portfolio": { "site": "https://…" } in package.json.',
    'NO_SITE_ADDRESS',
  );
}
