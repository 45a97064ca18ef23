import type { FaultTarget } from './faultTargets';

/** What the fault server does with requests for the file. */
export type FaultAnswer =
  /** Lets the request wait until it is let go. */
  | { do: 'hold' }
  | { do: 'answer'; status: number; contentType: string; body: string }
  /** Promises the whole file, sends half of it and hangs up. */
  | { do: 'cut' }
  | { do: 'change'; change: (content: string) => string }
  /** Sends another file with its right hash: the fault was released like this. */
  | { do: 'release'; change: (content: string, target: FaultTarget) => string };

/** How it ends where there is no other release. */
export type Outcome =
  /** The page comes. */
  | 'works'
  /** The panel says that it took too long. */
  | 'timeout'
  /** The panel says that a part is missing or was refused. */
  | 'missing'
  /** The panel says that it could not be started, again and again: the release itself is at fault. */
  | 'broken';

export interface Fault {
  name: string;
  outcome: Outcome;
  answer: FaultAnswer;
  /** Milliseconds of the page's clock after which the held file comes; without it a held one never comes. */
  heldMs?: number;
  /** Instead, where it cannot apply to a style: what comes nearest, and why. */
  ofStyle?: { name: string; outcome: Outcome; answer: FaultAnswer };
}

/** Runs as a script whatever its content type says: the mark shows whether anybody ran it. */
const HTML = '<!-- Not found -->\nself.faultHasRun = true;\n';

const toAnswer = (status: number, contentType: string, body: string): FaultAnswer => ({
  do: 'answer',
  status,
  contentType,
  body,
});

/** The file stays valid: only its hash keeps it from being used. */
function changeOneByte(content: string): string {
  const [pattern, replacement] = content.includes('"use strict"')
    ? ['"use strict"', '"use strics"']
    : [/0(?=[.;p])/, '1'];
  const changed = content.replace(pattern, replacement);
  if (changed === content) throw new Error('The file has no byte that can be changed without breaking it.');
  return changed;
}

/** Makes what the file brings throw when it is used for rendering. */
function throwWhenUsed(content: string, { kind, container }: FaultTarget): string {
  const mark = 'self.faultHasRun = true;';
  if (kind === 'entry')
    return `${content};${mark}${container} = { ...${container}, get() { throw new Error('render'); } };`;
  const use = kind === 'lazy chunk' ? 'page' : 'exposed';
  return `${mark}(() => {
  const chunks = (globalThis['webpackChunk${container}'] ||= []);
  const push = chunks.push;
  chunks.push = (data) => {
    chunks.push = push;
    for (const [id, factory] of Object.entries(data[1]))
      data[1][id] = function (module, ...rest) {
        factory.call(this, module, ...rest);
        const { default: page, pages } = module.exports;
        const fail = () => { throw new Error('render'); };
        if ('${use}' === 'page' && typeof page === 'function') module.exports = { default: fail };
        if ('${use}' === 'exposed' && typeof pages === 'object')
          module.exports = { ...module.exports, pages: Object.fromEntries(Object.keys(pages).map((name) => [name, fail])) };
      };
    return push.call(chunks, data);
  };
})();
${content}`;
}

/** The rows of the fault matrix. */
export const FAULTS: readonly Fault[] = [
  { name: 'hangs to 120 s', outcome: 'timeout', answer: { do: 'hold' } },
  { name: 'slow', outcome: 'works', answer: { do: 'hold' }, heldMs: 60_000 },
  { name: '404 as HTML', outcome: 'missing', answer: toAnswer(404, 'text/html', HTML) },
  { name: '404 as JSON', outcome: 'missing', answer: toAnswer(404, 'application/json', '{"error":404}') },
  { name: '500', outcome: 'missing', answer: toAnswer(500, 'text/javascript', HTML) },
  { name: 'cut short', outcome: 'missing', answer: { do: 'cut' } },
  { name: 'one byte changed', outcome: 'missing', answer: { do: 'change', change: changeOneByte } },
  {
    name: 'throws on evaluation',
    outcome: 'broken',
    answer: {
      do: 'release',
      change: () => "self.faultHasRun = true; throw new Error('evaluation');",
    },
    ofStyle: {
      name: 'is not CSS at all',
      outcome: 'works',
      answer: { do: 'release', change: () => "<html>}}} throw new Error('evaluation'); {{{" },
    },
  },
  {
    name: 'throws on render',
    outcome: 'broken',
    answer: { do: 'release', change: throwWhenUsed },
    ofStyle: {
      name: 'names a font and a picture that are not there',
      outcome: 'works',
      answer: {
        do: 'release',
        change: (content) =>
          `@font-face { font-family: Archivo; src: url("/remotes/none.woff2"); }\n${content}\nmain { background: url("/remotes/none.svg"); }\n`,
      },
    },
  },
  { name: 'arrives after the time-out', outcome: 'timeout', answer: { do: 'hold' }, heldMs: 130_000 },
];
