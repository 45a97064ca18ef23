import fs from 'node:fs';
import path from 'node:path';
import { USAGE } from '../../commands/pinsUsage';
import { readWorkflow } from './workflow';

const ROOT = path.resolve(__dirname, '../../..');
const TEAM_WORKFLOW = 'shared/create-remote/scaffold/alone/.github/workflows/release.yml.txt';
const SHELL_WORKFLOWS = fs
  .readdirSync(path.join(ROOT, '.github/workflows'))
  .map((name) => `.github/workflows/${name}`);

const readScripts = (file: string) =>
  (JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as { scripts: object }).scripts;

const listSteps = (file: string) =>
  Object.values(readWorkflow(path.join(ROOT, file)).jobs).flatMap(({ steps }) => steps);

const listRuns = (file: string) => listSteps(file).flatMap(({ run }) => run ?? []);

test.each([
  [TEAM_WORKFLOW, 'shared/create-remote/scaffold/remote/package.json.txt'],
  ...SHELL_WORKFLOWS.map((file) => [file, 'package.json']),
])('%s runs scripts that exist', (file, manifest) => {
  const scripts = { ...readScripts(manifest), test: '' };
  const asked = listRuns(file).flatMap((run) =>
    [...run.matchAll(/npm (?:run )?([\w:-]+)(?! ci)/g)].map(([, name = '']) => name),
  );
  expect(asked.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(SHELL_WORKFLOWS)('%s uses "pins" commands and options that exist', (file) => {
  for (const run of listRuns(file))
    for (const [, command = '', options = ''] of run.matchAll(/npm run pins -- (\w+)(.*)/g)) {
      expect(USAGE).toMatch(new RegExp(`^  ${command} `, 'm'));
      for (const [option] of options.matchAll(/--[\w-]+/g)) expect(USAGE).toContain(option);
    }
});

test.each([TEAM_WORKFLOW, ...SHELL_WORKFLOWS])('%s puts no text from outside into a script', (file) => {
  for (const run of listRuns(file)) expect(run).not.toContain('${{');
});

test('the workflow of a separate repository uses the actions and the Node version of this one', () => {
  const listActions = (files: readonly string[]) =>
    new Set(files.flatMap(listSteps).flatMap(({ uses }) => uses ?? []));
  const known = listActions(SHELL_WORKFLOWS);
  const used = [...listActions([TEAM_WORKFLOW])];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !known.has(action))).toEqual([]);
  const versions = listSteps(TEAM_WORKFLOW).flatMap((step) => step.with?.['node-version'] ?? []);
  expect(new Set(versions)).toEqual(new Set([Number(fs.readFileSync(path.join(ROOT, '.nvmrc'), 'utf8'))]));
});
