import type { Release } from '@portfolio/contract';
import { describeOverweight, listOverweights } from '@portfolio/contract/weights';

/** Lists what the gate would refuse in a release that was built, while its version is not yet published. */
export function listBuildWarnings(release: Release): string[] {
  return listOverweights(release).map(
    (overweight) =>
      `WARNING: the gate refuses ${release.id} ${release.version} as it is: ${describeOverweight(overweight)}. Make it smaller, or ask the shell's maintainers for --allow-weight ${overweight.name}, unless they have allowed it before.`,
  );
}
