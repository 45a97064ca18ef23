import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@portfolio/build/free-port';
import { PROGRAM_PACKAGE, startPackageRegistry } from './packageRegistry';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-registry-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Installs a program in place of Verdaccio that answers everything alike. */
function installProgram(name: string, status: number, body: string): string {
  const file = path.join(folder, name, 'node_modules/verdaccio/bin/verdaccio');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(path.join(folder, name, 'package.json'), PROGRAM_PACKAGE);
  fs.writeFileSync(
    file,
    `require('node:http').createServer((request, response) => response.writeHead(${status}).end('${body}'))
       .listen(Number(process.argv.at(-1).split(':')[1]), '127.0.0.1', () => console.log('http address'));`,
  );
  return path.join(folder, name);
}

test('gives npm the token of the account', async () => {
  const program = installProgram('accepts', 201, '{"token":"abc"}');
  const port = await findFreePort();
  const registry = await startPackageRegistry(program, path.join(folder, 'data'), port);
  await registry.stop();
  const settings = fs.readFileSync(registry.environment['npm_config_userconfig'] ?? '', 'utf8');
  expect(settings).toContain(`//127.0.0.1:${port}/:_authToken=abc\n`);
});

test.each([
  ['a refusal', 409, '{"error":"taken"}', '409'],
  ['an answer that cannot be read', 201, 'created', 'JSON'],
])('stops the registry after %s to the account', async (_case, status, body, message) => {
  const program = installProgram(String(status), status, body);
  const port = await findFreePort();
  await expect(startPackageRegistry(program, path.join(folder, 'data'), port)).rejects.toThrow(message);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
