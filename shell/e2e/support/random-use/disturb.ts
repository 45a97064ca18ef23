import type { BrowserContext } from '@playwright/test';
import type { ShellPaths } from '../../../compose/shell-build/paths';
import type { ChangingSite, Fault } from '../changingSite';
import type { Random } from './createRandom';

const KINDS: readonly Fault['kind'][] = [
  'missing',
  'broken',
  'reset',
  'cut short',
  'one byte changed',
  'hangs',
];

const FILES: Readonly<Record<string, RegExp>> = {
  pages: /^[^.]*$/,
  'page data': /^\/data\//,
  'scripts of the shell': /^\/shell\/.*\.js/,
  'files of the shell': /^\/shell\//,
  'files of remotes': /^\/remotes\//,
  'scripts of remotes': /^\/remotes\/.*\.js/,
  texts: /\.(json|js|xml)(\?|$)/,
  everything: /./,
};

/** A site that is redeployed, fails and goes offline while it is being used. */
export interface DisturbedSite {
  /** Starts a random disturbance, or none; returns its description. */
  begin(): Promise<string>;
  /** Ends the disturbance; a deploy stays. */
  end(): Promise<void>;
}

export function createDisturbedSite(
  site: ChangingSite,
  context: BrowserContext,
  random: Random,
  [first, second]: readonly [ShellPaths, ShellPaths],
): DisturbedSite {
  let live = first;

  function beginFault(): string {
    const name = random.pick(Object.keys(FILES));
    const kind = random.pick(KINDS);
    const files = FILES[name];
    site.fail({ path: (path) => files?.test(path.replace(/\?.*/, '')) === true, kind });
    return `${name}: ${kind}`;
  }

  return {
    async begin() {
      switch (random.pickWeighted({ none: 30, fault: 40, offline: 8, down: 7, deploy: 15 })) {
        case 'fault':
          return beginFault();
        case 'offline':
          await context.setOffline(true);
          return 'offline';
        case 'down':
          site.setDown(true);
          return 'the server is down';
        case 'deploy':
          live = live === first ? second : first;
          await site.show(live);
          return random.happens(0.3) ? `deploy, and ${beginFault()}` : 'deploy';
        case 'none':
          return 'nothing';
      }
    },
    async end() {
      site.fail(null);
      site.setDown(false);
      await context.setOffline(false);
    },
  };
}
