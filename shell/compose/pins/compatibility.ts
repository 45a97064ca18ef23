import { CONTRACT_VERSION, type Release } from '@portfolio/contract';
import semver from 'semver';
import type { ShellRenderer } from '../shellBuild';

/** Why a release may not be pinned: what is wrong and what to do. */
export interface Refusal {
  check: 'contract' | 'singletons' | 'hashes' | 'routes' | 'conflicts' | 'render';
  problem: string;
  nextStep: string;
}

/** Says why this shell cannot run a release: the contract it was built against, or a singleton it needs. */
export function checkCompatibility(release: Release, renderer: ShellRenderer): Refusal[] {
  return [...checkContract(release), ...checkSingletons(release, renderer)];
}

function checkContract({ id, contract }: Release): Refusal[] {
  if (semver.major(contract) === semver.major(CONTRACT_VERSION)) return [];
  return [
    {
      check: 'contract',
      problem: `${id} was built against contract ${contract}; this shell has ${CONTRACT_VERSION}.`,
      nextStep: `Build ${id} with @portfolio/contract ^${CONTRACT_VERSION}, or move the shell to contract ${semver.major(contract)}.`,
    },
  ];
}

function checkSingletons({ id, singletons }: Release, renderer: ShellRenderer): Refusal[] {
  const provided: Readonly<Record<string, { version: string } | undefined>> = renderer.singletons;
  return Object.entries(singletons).flatMap(([name, range]): Refusal[] => {
    const version = provided[name]?.version;
    if (version !== undefined && semver.satisfies(version, range)) return [];
    return [
      {
        check: 'singletons',
        problem: `${id} needs ${name} ${range}; the shell provides ${version ?? 'none'}.`,
        nextStep: `Build ${id} for the shell's version, or raise ${name} in shell/package.json.`,
      },
    ];
  });
}
