import { findUnlicensed, USUAL_LICENCES } from './licences';
import { listPackages } from './sbom';

const toSbom = (...components: object[]) =>
  Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', components }));

test('lists packages by name, with scope and licence', () => {
  const sbom = toSbom(
    { name: 'zoo', version: '2.0.0', licenses: [{ expression: 'MIT OR GPL-3.0-only' }] },
    { group: '@ark', name: 'ape', version: '1.0.0', licenses: [{ license: { id: 'ISC' } }] },
    {
      name: 'bear',
      version: '1.0.0',
      licenses: [{ license: { id: 'MIT' } }, { license: { id: 'GPL-3.0-only' } }],
    },
    { name: 'cat', version: '1.0.0', licenses: [{ license: { name: 'Ask me' } }] },
  );
  expect(listPackages(sbom)).toEqual([
    { name: '@ark/ape', version: '1.0.0', licence: 'ISC' },
    { name: 'bear', version: '1.0.0', licence: '(MIT) AND (GPL-3.0-only)' },
    { name: 'cat', version: '1.0.0', licence: null },
    { name: 'zoo', version: '2.0.0', licence: 'MIT OR GPL-3.0-only' },
  ]);
});

test.each([['{'], ['null'], ['[]'], ['{"bomFormat":"SPDX"}'], ['{"bomFormat":"CycloneDX","components":{}}']])(
  'does not accept %s as a bill of materials',
  (text) => {
    expect(listPackages(Buffer.from(text))).toBeNull();
  },
);

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['(MIT) AND (ISC)', true],
  ['(MIT) AND (GPL-3.0-only)', false],
  [`${'(MIT OR GPL-2.0-or-later) AND '.repeat(10)}ISC`, true],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  [null, false],
])('the licence %s is allowed: %s', (licence, isAllowed) => {
  expect(findUnlicensed([{ name: 'one', version: '1.0.0', licence }], USUAL_LICENCES)).toHaveLength(
    isAllowed ? 0 : 1,
  );
});

test.each([
  ['30 choices', Array<string>(30).fill('(MIT OR ISC)').join(' AND ')],
  ['30 choices without spaces', Array<string>(30).fill('(X11 OR0BSD)').join('AND')],
  ['1 MiB of signs', `MIT${'+'.repeat(1 << 20)}`],
])('an expression with %s is not evaluated, which would take very long', (_what, licence) => {
  const startMs = performance.now();
  expect(findUnlicensed([{ name: 'one', version: '1.0.0', licence }], ['MIT', 'ISC'])).toHaveLength(1);
  expect(performance.now() - startMs).toBeLessThan(10_000);
});

test('names a disallowed package with version and licence', () => {
  const packages = [{ name: '@ark/ape', version: '1.0.0', licence: 'GPL-3.0-only' }];
  expect(findUnlicensed(packages, ['MIT'])).toEqual(['@ark/ape@1.0.0 (GPL-3.0-only)']);
});
