import fs from 'node:fs';
import { readRegistryAddress } from '@portfolio/registry';
import { PRODUCTION, SHELL_PATHS } from '../compose/shell-build/paths';

/**
 * Finds files and folders that a variable names and that do not exist. Both are created with the first pin and the first
 * deploy, so a mistyped name looks like an empty place.
 *
 * @returns one sentence each
 */
export function listMissingPlaces(env: NodeJS.ProcessEnv = process.env): string[] {
  const environment = env['PORTFOLIO_ENV'] || PRODUCTION;
  const pinsVariable = env['PORTFOLIO_PINS']
    ? 'PORTFOLIO_PINS'
    : environment === PRODUCTION
      ? ''
      : 'PORTFOLIO_ENV';
  const registry = readRegistryAddress(SHELL_PATHS.root);
  const named = [
    { variable: pinsVariable, place: SHELL_PATHS.pins, remedy: 'pin a first release' },
    {
      variable: env['PORTFOLIO_REGISTRY'] && registry.kind === 'folder' ? 'PORTFOLIO_REGISTRY' : '',
      place: registry.kind === 'folder' ? registry.folder : '',
      remedy: 'deploy a first release',
    },
  ];
  return named.flatMap(({ variable, place, remedy }) =>
    variable === '' || fs.existsSync(place)
      ? []
      : [`${variable} leads to ${place}, which does not exist. Correct it, or ${remedy}.`],
  );
}
