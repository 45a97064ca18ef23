import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import { createJestConfig, inlineRegions } from '@portfolio/build/jest';
import { transformSync } from '@swc/core';
import type { PageProps, RemoteModule } from '@portfolio/contract';
import type * as React from 'react';
import type * as ReactServer from 'react-dom/server';

/*
 * A plain Node process that renders every page of a remote, as the composer does: no window, no document. Time and
 * random numbers are passed in; time zone and language come from the environment.
 */

/** A request to the process. */
export interface NodeTask {
  /** The module that the remote exposes. */
  file: string;
  nowMs: number;
  seed: number;
}

/** The result for a page in plain Node: its markup rendered twice, or the error. */
export type NodeRender = { first: string; second: string } | { error: string };

/** All pages of a remote in plain Node. */
export interface NodeResult {
  pages: Record<string, NodeRender>;
  /** The style sheets that the pages import. */
  styleSheets: string[];
}

function setTime(nowMs: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [nowMs] : args, newTarget) as object,
    apply: (target) => new target(nowMs).toString(),
    get: (target, key) => (key === 'now' ? () => nowMs : (Reflect.get(target, key) as unknown)),
  });
}

function setRandom(seed: number): void {
  let state = seed;
  // A linear congruential generator; any sequence will do as long as another seed gives another one.
  Math.random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

type Load = (request: string, parent: { filename: string }, isMain: boolean) => unknown;

interface CompiledModule {
  _compile(code: string, file: string): void;
}

/** The parts of Node's loader that are replaced. */
interface Loader {
  _load: Load;
  _extensions: Record<string, (module: CompiledModule, file: string) => void>;
}

/** Compiles sources as the unit tests do, with the same stubs for files that are not scripts. */
function installLoader(styleSheets: Set<string>): void {
  const [project] = createJestConfig().projects;
  const [options] = Object.values(project.transform).map(([, chosen]) => chosen);
  const loader = Module as unknown as Loader;
  for (const extension of ['.ts', '.tsx'])
    loader._extensions[extension] = (module, file) => {
      const source = inlineRegions(fs.readFileSync(file, 'utf8'), file);
      const { code } = transformSync(source, {
        ...{ ...options, filename: file, module: { type: 'commonjs' }, sourceMaps: 'inline' },
      });
      module._compile(code, file);
    };

  const load = loader._load;
  const kinds = Object.entries(project.moduleNameMapper).map(
    ([pattern, file]) => [new RegExp(pattern), file] as const,
  );
  loader._load = (request, parent, isMain) => {
    if (request.endsWith('.css')) styleSheets.add(createRequire(parent.filename).resolve(request));
    const standIn = kinds.find(([pattern]) => pattern.test(request))?.[1];
    return load(standIn ?? request, parent, isMain);
  };
}

const toText = (error: unknown) => String(error instanceof Error ? error.stack : error);

async function renderPages({ file, nowMs, seed }: NodeTask): Promise<NodeResult> {
  setTime(nowMs);
  setRandom(seed);
  const styleSheets = new Set<string>();
  installLoader(styleSheets);
  const requireFromRemote = createRequire(file);
  const { createElement } = requireFromRemote('react') as typeof React;
  const { renderToString } = requireFromRemote('react-dom/server') as typeof ReactServer;
  const remote = requireFromRemote(file) as RemoteModule;

  const pages: NodeResult['pages'] = {};
  for (const [name, load] of Object.entries(remote.pages))
    try {
      const { default: Page } = await load();
      const project = remote.catalogue.find(({ component }) => component === name);
      const services = { showAlert: () => () => {} };
      const element = createElement(Page, { project, services } as PageProps);
      pages[name] = { first: renderToString(element), second: renderToString(element) };
    } catch (error) {
      pages[name] = { error: toText(error) };
    }
  return { pages, styleSheets: [...styleSheets] };
}

const { send } = process as Required<NodeJS.Process>;

process.once('message', (task: NodeTask) => {
  // A page may have left a timer running, so the process exits explicitly.
  const answer = (result: NodeResult | { error: string }) => send.call(process, result, () => process.exit());
  renderPages(task).then(answer, (error: unknown) => answer({ error: toText(error) }));
});
