import { toPackedManifest } from './packedManifest';

const MANIFEST = {
  name: '@portfolio/sample',
  version: '1.2.3',
  bin: { sample: './bin/sample.mjs' },
  scripts: { test: 'jest' },
  files: ['src'],
  dependencies: { '@portfolio/contract': '^1.0.0' },
  devDependencies: { jest: '^30.0.0' },
  peerDependencies: { react: '^19.0.0' },
};

test('packs a Node package as scripts with types, without fields that only the monorepo needs', () => {
  const exports = { '.': './src/index.ts', './jest': './src/jest.cjs', './base.json': './base.json' };
  expect(toPackedManifest({ ...MANIFEST, exports }, 'a'.repeat(40))).toEqual({
    name: '@portfolio/sample',
    version: '1.2.3',
    gitHead: 'a'.repeat(40),
    bin: { sample: './bin/sample.mjs' },
    dependencies: { '@portfolio/contract': '^1.0.0' },
    peerDependencies: { react: '^19.0.0' },
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './jest': { types: './lib/jest.d.cts', default: './lib/jest.cjs' },
      './base.json': './base.json',
      './package.json': './package.json',
    },
  });
});

test('packs a package without side effects with modules too, for bundlers only', () => {
  const packed = toPackedManifest(
    { ...MANIFEST, sideEffects: false, exports: { './demo': './src/demo/Demo.tsx' } },
    null,
  );
  expect(packed).not.toHaveProperty('gitHead');
  expect(Object.entries(packed.exports['./demo'] ?? {})).toEqual([
    ['types', './lib/demo/Demo.d.ts'],
    ['module', './esm/demo/Demo.js'],
    ['default', './lib/demo/Demo.js'],
  ]);
});
