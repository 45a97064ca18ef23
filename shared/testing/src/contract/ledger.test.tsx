import path from 'node:path';
import vm from 'node:vm';
import { createLedger, type Ledger } from './ledger';

/** Registers a resource, with a page's file in the stack. */
function beginIn(file: string, ledger: Ledger): void {
  const begin = vm.runInThisContext('\n(act) => act()', { filename: file }) as (act: () => void) => void;
  begin(() => ledger.begin(file, 'a timer'));
}

test('lists unfinished work with its place in the page', () => {
  const ledger = createLedger();
  beginIn(path.resolve('remotes/page.tsx'), ledger);
  beginIn(path.resolve('remotes/other.tsx'), ledger);
  ledger.end(path.resolve('remotes/other.tsx'));
  expect(ledger.list()).toEqual([{ what: 'a timer', at: `${path.join('remotes', 'page.tsx')}:2` }]);
});

test.each(['/srv/node_modules/package/index.js', 'node:internal/timers', path.join(__dirname, 'watch.ts')])(
  'work begun in %s counts as a package’s',
  (file) => {
    const ledger = createLedger();
    beginIn(file, ledger);
    expect(ledger.list()).toEqual([{ what: 'a timer', at: 'a package' }]);
  },
);

test('restores the platform in reverse order', () => {
  const ledger = createLedger();
  const acts: number[] = [];
  const owner: Record<string, unknown> = Object.create({ inherited: 0 }) as Record<string, unknown>;
  owner.own = 0;
  for (const [key, value] of [
    ['own', 1],
    ['own', 2],
    ['inherited', 3],
  ] as const)
    ledger.replace(owner, key, value);
  ledger.onRestore(() => acts.push(1));
  ledger.onRestore(() => acts.push(2));
  expect(owner).toMatchObject({ own: 2, inherited: 3 });
  owner.own = 4;
  expect(owner.own).toBe(4);
  ledger.restore();
  expect([owner.own, owner.inherited, Object.keys(owner), acts]).toEqual([0, 0, ['own'], [2, 1]]);
});
