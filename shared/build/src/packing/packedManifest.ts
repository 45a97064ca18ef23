/** The fields of a package.json that are read and written here. */
export interface Manifest {
  name: string;
  version: string;
  sideEffects?: boolean;
  exports?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  [field: string]: unknown;
}

/** The targets of an export by condition; the first condition that applies counts. */
export type Conditions = Readonly<Record<string, string>>;

/** A package.json as it is published. */
export interface PackedManifest extends Omit<Manifest, 'exports'> {
  exports: Readonly<Record<string, string | Conditions>>;
}

const SOURCE = /^\.\/src\/(.+)\.tsx?$/;
const PLAIN_SCRIPT = /^\.\/src\/(.+)\.cjs$/;

/**
 * Says whether a package is also published as ECMAScript modules, which lets bundlers drop unused parts.
 *
 * Node always gets CommonJS, so that no process loads a package twice; only bundlers know the condition.
 */
export function hasModules({ sideEffects }: Manifest): boolean {
  return sideEffects === false;
}

/**
 * Turns the package.json of a workspace, whose exports are sources, into the published one: compiled scripts in
 * `lib/`, modules for bundlers in `esm/`, declarations beside the scripts.
 *
 * @param manifest - of the workspace
 * @param commit - the commit that is packed, if known
 */
export function toPackedManifest(manifest: Manifest, commit: string | null): PackedManifest {
  const { exports: sources = {}, ...rest } = manifest;
  const { scripts: _scripts, devDependencies: _development, files: _files, ...published } = rest;
  const toConditions = (target: string): string | Conditions => {
    const [, script] = PLAIN_SCRIPT.exec(target) ?? [];
    if (script !== undefined) return { types: `./lib/${script}.d.cts`, default: `./lib/${script}.cjs` };
    const [, source] = SOURCE.exec(target) ?? [];
    if (source === undefined) return target;
    return {
      types: `./lib/${source}.d.ts`,
      ...(hasModules(manifest) && { module: `./esm/${source}.js` }),
      default: `./lib/${source}.js`,
    };
  };
  return {
    ...published,
    ...{ name: manifest.name, version: manifest.version },
    ...(commit !== null && { gitHead: commit }),
    exports: {
      ...Object.fromEntries(Object.entries(sources).map(([name, target]) => [name, toConditions(target)])),
      './package.json': './package.json',
    },
  };
}
