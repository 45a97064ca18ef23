import type { Release, ReleaseBuild } from '@portfolio/contract';

/**
 * Compares a published release file with a rebuilt one.
 *
 * @returns the differences, one line each: files first, then the rest of the release file; none if the bytes are the
 *   same
 */
export function compareReleases(published: Buffer, rebuilt: Buffer): string[] {
  if (published.equals(rebuilt)) return [];
  const before = JSON.parse(published.toString('utf8')) as Release;
  const after = JSON.parse(rebuilt.toString('utf8')) as Release;
  const differences = [
    ...compareFiles('web', before.web, after.web),
    ...compareFiles('node', before.node, after.node),
    ...listKeys(before, after)
      .filter((key) => key !== 'web' && key !== 'node')
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => `release file: "${key}" differs`),
  ];
  return differences.length > 0 ? differences : ['release file: the same values are written in another way'];
}

function compareFiles(
  target: string,
  { files: before }: ReleaseBuild,
  { files: after }: ReleaseBuild,
): string[] {
  return listKeys(before, after).flatMap((file) => {
    const [one, other] = [before[file], after[file]];
    if (one === undefined) return [`${target}/${file}: only in the new build`];
    if (other === undefined) return [`${target}/${file}: only in the published release`];
    if (one.integrity === other.integrity) return [];
    return [
      `${target}/${file}: ${one.bytes} B published, ${other.bytes} B in the new build, with another hash`,
    ];
  });
}

function listKeys<Value extends object>(before: Value, after: Value): (keyof Value & string)[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort() as (keyof Value & string)[];
}
