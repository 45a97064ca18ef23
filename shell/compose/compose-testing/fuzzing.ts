import fc from 'fast-check';

/**
 * Values that tend to break code: wrong types, paths that escape a folder, names that every object inherits, names of
 * others.
 */
const HOSTILE: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, 9e15, '', ' ', [], {}, [[]], { a: { b: {} } }],
  ...[
    '../x',
    '/../x',
    '..',
    '.',
    '/',
    '//x',
    'a//b',
    'a/',
    '/etc/passwd',
    'C:\\x',
    'a\0b',
    'a\nb',
    '%2e%2e/x',
  ],
  ...['/sw.js', 'sw.js.br', '/index.html', '/data/a.12345678.json', '/shell/x.js', '/login', '/', '/about'],
  ...[
    '/work',
    '/work/js',
    '/work/CSS/taken',
    '/work/css/TAKEN',
    '/work/js/alias',
    '/work/js/a b',
    '/work/js/..',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'css-demos', 'cssDemos', 'other', 'js-demos'],
  ...['99.0.0', '1.0.0-rc.1', '1.0', 'latest', '*', 'https://evil.example', 'javascript:alert(1)', 'data:,x'],
  ...['x'.repeat(300), 'x'.repeat(20_000), '💥', `sha384-${'B'.repeat(64)}`, '0'.repeat(64), '0123456789ab'],
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('['.repeat(40) + ']'.repeat(40)),
];

const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** The mutations that are most likely to get past the checks of one kind of file. */
interface Temptations {
  keys: readonly string[];
  values: readonly unknown[];
  /** Dotted paths, each with the values that an attacker would write there. */
  targets: readonly (readonly [path: string, ...values: unknown[]])[];
}

/** One mutation: its place (an index into all places of the value), its kind and the new content. */
function toChange({ keys, values }: Omit<Temptations, 'targets'>) {
  const hostileKeys = HOSTILE.filter((value) => typeof value === 'string');
  return fc.record({
    place: fc.nat(),
    kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'rename', 'repeat'),
    value: fc.oneof(fc.constantFrom(...values), hostile),
    key: fc.oneof(fc.constantFrom(...keys), fc.constantFrom(...hostileKeys), fc.string()),
  });
}

type Change = ReturnType<typeof toChange> extends fc.Arbitrary<infer T> ? T : never;

/** A value as JSON with up to five hostile changes, or truncated, or with characters overwritten in its text. */
export function mutated(base: unknown, temptations: Temptations): fc.Arbitrary<string> {
  const aimed = fc.constantFrom(
    ...temptations.targets.flatMap(([path, ...values]) => values.map((value) => ({ path, value }))),
  );
  const changed = fc
    .tuple(fc.array(aimed, { maxLength: 2 }), fc.array(toChange(temptations), { maxLength: 3 }))
    .map(([aims, changes]) => {
      const value = copy(base);
      for (const { path, value: content } of aims) setAt(value, path.split('.'), content);
      return JSON.stringify(changes.reduce(apply, value)) ?? 'null';
    });
  const text = JSON.stringify(base);
  const cut = fc.nat({ max: text.length }).map((length) => text.slice(0, length));
  const damaged = fc
    .tuple(fc.nat({ max: text.length - 1 }), fc.string({ minLength: 1, maxLength: 2 }))
    .map(([at, added]) => text.slice(0, at) + added + text.slice(at + 1));
  return fc.oneof(
    { weight: 18, arbitrary: changed },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: damaged },
  );
}

function setAt(parent: unknown, [name = '', ...rest]: readonly string[], content: unknown): void {
  if (typeof parent !== 'object' || parent === null) return;
  if (rest.length > 0) setAt(Reflect.get(parent, name), rest, content);
  else define(parent, name, content);
}

/** A deep copy: no part is shared with the original or appears twice. */
function copy(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Defines an own property, even if every object inherits the name. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, {
    value: copy(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Every object and array of a value with each of its keys: all places that a mutation can change. */
function listPlaces(value: unknown): [parent: Record<string, unknown>, name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((name) => [
    [parent, name] as [typeof parent, string],
    ...listPlaces(parent[name]),
  ]);
}

function apply(base: unknown, { place, kind, value, key }: Change): unknown {
  const places = listPlaces(base);
  const [parent, name] = places[place % Math.max(1, places.length)] ?? [];
  if (parent === undefined || name === undefined) return base;
  const before = parent[name];
  if (kind === 'replace') define(parent, name, value);
  if (kind === 'remove' || kind === 'rename') Reflect.deleteProperty(parent, name);
  if (kind === 'rename') define(parent, key, before);
  if (kind === 'add') add(typeof before === 'object' && before !== null ? before : parent, key, value);
  if (kind === 'repeat' && Array.isArray(parent)) parent.push(copy(before));
  return base;
}

function add(target: object, key: string, value: unknown): void {
  if (Array.isArray(target)) target.push(copy(value));
  else define(target, key, value);
}
