import { SiteError } from '@portfolio/contract';
import { findUnlicensed, listPackages, USUAL_LICENCES } from '@portfolio/registry';
import type { RemotePackage } from '../remote-folder/readRemotePackage';

/**
 * Every package in a release must have a licence that is usual for a site, or one that its team has agreed on with the
 * maintainers and lists in its package.json. The gate reads `teams.json` of the shell.
 *
 * @throws {SiteError} code `BAD_LICENCE` with every package
 */
export function assertLicensed({ id, licences }: RemotePackage, sbom: Buffer): void {
  const found = findUnlicensed(listPackages(sbom) ?? [], [...USUAL_LICENCES, ...licences]);
  if (found.length > 0)
    throw new SiteError(
      `[${id}] Failed to build the release: it has code of packages with licences other than the usual ones (${USUAL_LICENCES.join(', ')}).\n${found.map((one) => `- ${one}`).join('\n')}\nUse another package; or ask the shell's maintainers to add the licence to "licences" of teams.json, then list it in package.json: "portfolio": { "licences": ["<SPDX id>"] }.`,
      'BAD_LICENCE',
    );
}
