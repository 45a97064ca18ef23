import fs from 'node:fs';
import path from 'node:path';
import { assertWalk } from './assertWalk';
import { createEnvironment, runIn, startIn } from './runIn';

/**
 * The npm registry for the walk. It is installed on demand, as it would add 68 MB in 300 packages to every clone. 6.3
 * is the last minor version for Node 20. One of its packages requests a dist-tag of node-fetch that some registries
 * lack.
 */
const PROGRAM = {
  private: true,
  dependencies: { verdaccio: '6.3.2' },
  overrides: { 'node-fetch': '2.7.0' },
};
/** The `package.json` of the folder where it is installed. */
export const PROGRAM_PACKAGE = `${JSON.stringify(PROGRAM, null, 2)}\n`;

/** A running npm registry, initially empty. */
export interface PackageRegistry {
  url: string;
  /** Environment variables for npm: our packages use this registry, all others the usual one. */
  environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Installs Verdaccio unless it is installed already. */
async function install(folder: string): Promise<string> {
  const file = path.join(folder, 'package.json');
  const program = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  if (fs.existsSync(program) && fs.readFileSync(file, 'utf8') === PROGRAM_PACKAGE) return program;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, PROGRAM_PACKAGE);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await runIn(folder, createEnvironment(), 'npm', 'install', ...options);
  return program;
}

/**
 * Starts Verdaccio with one user account.
 *
 * @param programFolder - where it is installed, or will be
 * @param folder - for its data
 * @param port - to listen on
 * @throws {SiteError} code `WALK_FAILED` if it does not start, or refuses the account
 */
export async function startPackageRegistry(
  programFolder: string,
  folder: string,
  port: number,
): Promise<PackageRegistry> {
  const program = await install(programFolder);
  fs.mkdirSync(folder, { recursive: true });
  const config = {
    storage: path.join(folder, 'storage'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd'), algorithm: 'bcrypt' } },
    packages: { '@portfolio/*': { access: '$all', publish: '$authenticated' } },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
  const configFile = path.join(folder, 'config.yaml');
  // JSON is valid YAML.
  fs.writeFileSync(configFile, JSON.stringify(config));
  const url = `http://127.0.0.1:${port}/`;
  const command = [process.execPath, program, '--config', configFile, '--listen', `127.0.0.1:${port}`];
  const server = await startIn(folder, createEnvironment(), /http address/, command);
  // It would outlive this process.
  const token = await register(url).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const settings = path.join(folder, 'npmrc');
  const usual = process.env['npm_config_userconfig'] ?? path.join(process.env['HOME'] ?? '', '.npmrc');
  const before = fs.existsSync(usual) ? `${fs.readFileSync(usual, 'utf8').trimEnd()}\n` : '';
  const own = `@portfolio:registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`;
  fs.writeFileSync(settings, before + own);
  return { url, environment: { npm_config_userconfig: settings }, stop: () => server.stop() };
}

/** Creates an account as "npm adduser" does. */
async function register(url: string): Promise<string> {
  const response = await fetch(`${url}-/user/org.couchdb.user:publisher`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: 'of-the-walk', type: 'user', roles: [] }),
  });
  assertWalk(response.ok, `${url} refuses an account with ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}
