import type { Release } from '@portfolio/contract';
import semver from 'semver';
import type { ShellRenderer } from '../shell-build/shellBuild';

/** Why a release may not be pinned: the problem and the next step. */
export interface Refusal {
  check:
    | 'contract'
    | 'singletons'
    | 'styles'
    | 'hashes'
    | 'revoked'
    | 'routes'
    | 'conflicts'
    | 'rights'
    | 'weight'
    | 'api'
    | 'render'
    | 'pictures'
    | 'browser'
    | 'publisher'
    | 'licences';
  problem: string;
  nextStep: string;
}

/** The copy of a singleton that a release will run with. */
export interface Resolution {
  singleton: string;
  /** The version range that the release requires. */
  range: string;
  /** The shell's version: the only copy on a page. */
  version: string;
}

/** Resolves the ranges of a release against the shell's singletons. */
export function resolveSingletons({ singletons }: Release, renderer: ShellRenderer): Resolution[] {
  return Object.entries(singletons).map(([singleton, range]) => ({
    singleton,
    range,
    version: findProvided(renderer, singleton) ?? 'none',
  }));
}

function findProvided({ singletons }: ShellRenderer, name: string): string | undefined {
  return Object.entries(singletons).find(([provided]) => provided === name)?.[1].version;
}

/** Lists reasons why this shell cannot run a release: the contract it was built against, or a singleton it needs. */
export function checkCompatibility(release: Release, renderer: ShellRenderer): Refusal[] {
  return [...checkContract(release, renderer), ...checkSingletons(release, renderer)];
}

/** The older contract that a release was built for, if the shell still accepts it; undefined for the current one. */
export function findOlderContract({ contract }: Release, renderer: Partial<ShellRenderer>) {
  // Older builds of the shell do not have it.
  const { OLDER_CONTRACTS = [] } = renderer;
  return OLDER_CONTRACTS.find(({ major }) => major === semver.major(contract));
}

/** Refuses to pin a release for an older contract once its window has ended. Pinned releases stay. */
export function checkWindow(release: Release, renderer: ShellRenderer, today: string): Refusal[] {
  const older = findOlderContract(release, renderer);
  if (older === undefined || today <= older.until) return [];
  return [
    {
      check: 'contract',
      problem: `${release.id} was built against contract ${release.contract}; this shell accepted new pins for it until ${older.until}.`,
      nextStep: `Build ${release.id} with @portfolio/contract ^${renderer.CONTRACT_VERSION}, as shared/docs/upgrades.md says.`,
    },
  ];
}

function checkContract(release: Release, renderer: ShellRenderer): Refusal[] {
  const { id, contract } = release;
  const { CONTRACT_VERSION } = renderer;
  if (semver.major(contract) === semver.major(CONTRACT_VERSION)) return [];
  if (findOlderContract(release, renderer) !== undefined) return [];
  return [
    {
      check: 'contract',
      problem: `${id} was built against contract ${contract}; this shell has ${CONTRACT_VERSION}.`,
      nextStep: `Build ${id} with @portfolio/contract ^${CONTRACT_VERSION}, or move the shell to contract ${semver.major(contract)}.`,
    },
  ];
}

function checkSingletons(release: Release, renderer: ShellRenderer): Refusal[] {
  const { id } = release;
  const unsolved = resolveSingletons(release, renderer)
    .filter(({ version, range }) => semver.valid(version) === null || !semver.satisfies(version, range))
    .map(({ singleton, range, version }): Refusal => ({
      check: 'singletons',
      problem: `${id} needs ${singleton} ${range}; the shell provides ${version}.`,
      nextStep: `Build ${id} for the shell's version, or raise ${singleton} in shell/package.json.`,
    }));
  const unnamed = Object.keys(renderer.singletons)
    .filter((name) => !Object.hasOwn(release.singletons, name))
    .map((name): Refusal => ({
      check: 'singletons',
      problem: `${id} does not take ${name} from the shell: it would bring its own copy.`,
      nextStep: `Build ${id} with this repository's @portfolio/build, whose table of singletons has ${name}.`,
    }));
  return [...unsolved, ...unnamed];
}
