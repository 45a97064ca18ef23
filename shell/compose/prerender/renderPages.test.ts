import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PageData, ShellRenderer } from '../shell-build/shellBuild';
import { getSandboxCommand, hasNamespaces } from './sandbox/sandboxCommand';
import { SANDBOX_LIMITS } from './sandbox/startSandbox';
import type { SandboxLimits } from './sandbox/watchSandbox';
import { renderPages } from './renderPages';

/** A shell whose pages have a header and a style, and the page of a remote between them. */
const SHELL = `module.exports = {
  singletons: {},
  loadAllShellPages: async () => {},
  renderPage: async (data, Page) => {
    const html = '<header id="top">Name</header><main id="main">' + await Page() + '</main>';
    const styles = '<style data-styled="true" data-styled-version="6.6.0">' + (globalThis.styles || '') + '</style>';
    return { html: (globalThis.preloads || '') + html, shellStyles: globalThis.shellStyles || '.top{}', compiledStyles: globalThis.compiledStyles || '', styles };
  },
};`;

const renderer = {
  SHELL_MARKS: { ids: ['root', 'page-data', 'pageStart'], attributes: ['data-shell'] },
  toDocument: (_data: unknown, { html, styles }: { html: string; styles: string }) => styles + html,
  listLinkedPaths: () => [],
} as unknown as ShellRenderer;

/** Short enough for a test, long enough for a process to start on a busy machine. */
const LIMITS: SandboxLimits = { ...SANDBOX_LIMITS, pageBytes: 100_000, printedBytes: 10_000 };

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
  await fs.mkdir(path.join(folder, 'shell/node'), { recursive: true });
  await fs.writeFile(path.join(folder, 'shell/node/render.js'), SHELL);
  await fs.writeFile(path.join(folder, 'pins.json'), 'the pins');
});

afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const toData = (id: string, page: string) =>
  ({ path: `/work/${id}/${page}`, project: { remote: { id }, entry: { component: page } } }) as PageData;

/** Writes the node build of a release and renders its pages; each page is given as the code of its component. */
async function renderRelease(id: string, pages: Readonly<Record<string, string>>, limits = LIMITS) {
  const release = path.join(folder, id);
  await fs.mkdir(release, { recursive: true });
  const loaders = Object.entries(pages).map(
    ([name, code]) => `${name}: async () => ({ default: async () => { ${code} } })`,
  );
  await fs.writeFile(
    path.join(release, 'entry.js'),
    `module.exports = { init() {}, get: async () => () => ({ pages: { ${loaders.join(', ')} } }) };`,
  );
  const rendered = new Map<string, string>();
  const names = Object.keys(pages);
  const error: unknown = await renderPages(
    names.map((name) => ({ data: toData(id, name), source: {} as never })),
    {
      shell: { dist: path.join(folder, 'shell'), renderer },
      remotes: [{ id, folder: release, entry: 'entry.js', baseUrl: `/remotes/${id}/` }],
      limits,
      onRendered: (index, { html }) => void rendered.set(names[index] ?? '', html),
    },
  ).then(
    () => null,
    (failure: unknown) => failure,
  );
  return { rendered, message: error instanceof Error ? error.message : '' };
}

/** The line of a message that is about one page. */
const getLine = (message: string, page: string) =>
  message.split('\n- ').find((line) => line.includes(`/${page}: `)) ?? '';

test('renders a page with the part of the shell around it, and names one that throws without losing the others', async () => {
  const { rendered, message } = await renderRelease('a', {
    one: 'return "<p>One <b>page</b><!-- -->.</p>"',
    two: 'throw new RangeError("render boom")',
    three: 'return "<p>Three</p>"',
  });
  expect(Object.fromEntries(rendered)).toEqual({
    one: '<style data-styled="true" data-styled-version="6.6.0"></style><header id="top">Name</header><main id="main"><p>One <b>page</b><!-- -->.</p></main>',
    three: expect.stringContaining('<p>Three</p>') as string,
  });
  expect(message).toMatch(/^Failed to render 1 of 3 pages:\n- \/work\/a\/two: RangeError: render boom/);
});

test('refuses forbidden HTML of a page, with the fault and the remedy', async () => {
  const cases: Record<string, [html: string, refusal: RegExp]> = {
    script: ['<script>x</script>', /returns <script>\. Do it in an effect/],
    svgScript: ['<svg><script href="/a.js"></script></svg>', /returns <script>/],
    base: ['<base href="https://evil.example/">', /returns <base>\. Write whole addresses/],
    refresh: ['<meta http-equiv="refresh" content="0;url=/x">', /returns <meta>\. Put title/],
    sheet: ['<link rel="stylesheet" href="https://evil.example/a.css">', /returns <link>/],
    frame: ['<iframe src="/"></iframe>', /returns <iframe>/],
    title: ['<title>Mine</title>', /returns <title>/],
    hidden: ['<template><script></script></template>', /returns <script>/],
    pageData: ['<div id="page-data"></div>', /<div id="page-data">\. The shell uses this id/],
    globalId: ['<form id="pageStart"></form>', /<form id="pageStart">\. The shell uses this id/],
    chunksId: [
      '<svg><g id="webpackChunkOther"/></svg>',
      /<g id="webpackChunkOther">\. The shell uses this id/,
    ],
    owned: ['<div aria-owns="own top"></div>', /<div aria-owns="own top">\. It reaches into the part/],
    opened: [
      '<button popovertarget="top">x</button>',
      /popovertarget="top">\. .* Name an element of the page/,
    ],
    commanded: ['<button commandfor="top" command="close">x</button>', /commandfor="top">\. It reaches/],
    hovered: ['<a href="/" interestfor="top">x</a>', /interestfor="top">\. It reaches/],
    frameId: ['<div id="top"></div>', /<div id="top">\. The shell uses this id/],
    imageName: ['<img name="cookie">', /<img name="cookie">\. Its name could replace a member of document/],
    imageTag: ['<image name="head" id="x">', /<img name="head">\. Its name could replace a member/],
    formName: ['<form name="querySelector"></form>', /<form name="querySelector">\. .* Use an id or a class/],
    objectId: ['<object id="body"></object>', /returns <object>/],
    embedName: ['<embed name="body">', /returns <embed>/],
    marker: ['<div data-shell="x"></div>', /<div data-shell="x">\. It is reserved for the shell/],
    handler: ['<img src="x" onerror="alert(1)">', /onerror="alert\(1\)">\. Give React the function/],
    scheme: ['<a href="java\tscript:alert(1)">x</a>', /javascript|java\tscript:alert/],
    svgHref: ['<svg><a xlink:href="javascript:alert(1)"></a></svg>', /xlink:href="javascript:/],
    animated: ['<svg><a><set attributeName="href" to="x"/></a></svg>', /Animate the appearance/],
    form: ['<form action="https://evil.example/"></form>', /Send forms to this site/],
    formButton: ['<button formaction="//evil.example/">x</button>', /Send forms to this site/],
    closesMain: ['</main><p>outside</p><main>', /end outside the page/],
    opens: ['<div>', /end outside the page/],
    comment: ['<!--', /end outside the page/],
    boundary: ['<!--/$-->', /end outside the page/],
    body: ['<body class="x">', /end outside the page/],
    // Only browsers with JavaScript end the element at the tag in the attribute.
    noscript: ['<noscript><p title="</noscript><meta name=x>"></p></noscript>', /returns <meta>/],
    noscriptBase: ['<noscript><base href="/x"></noscript>', /returns <base>/],
    selectMeta: ['<select><meta name="x"><option>x</option></select>', /returns a <select> with more than/],
    selectEnd: ['<select></b><option title="</select>">x</option></select>', /returns a <select> with more/],
    selectElement: ['<select><option-x></option-x></select>', /returns a <select> with more than/],
    selectInput: ['<select><input></select>', /returns a <select> with more than/],
    fake: ['</main></div><header id="top">Other</header>', /end outside the page|The shell uses this id/],
  };
  const { rendered, message } = await renderRelease(
    'html',
    Object.fromEntries(
      Object.entries(cases).map(([name, [html]]) => [name, `return ${JSON.stringify(html)}`]),
    ),
  );
  expect([...rendered.keys()]).toEqual([]);
  for (const [name, [, refusal]] of Object.entries(cases)) expect(getLine(message, name)).toMatch(refusal);
});

test.each([
  [
    'elements without an end, which a parser copies into all that follow',
    'Array.from({ length: 400 }, (_, i) => `<b a=${i}>`).join("") + "</div>" + "<div>x</div>".repeat(3000)',
  ],
  ['elements that are very deep', '"<div>".repeat(5000) + "</div>".repeat(5001)'],
])('refuses a small page with %s', async (_what, code) => {
  const { message } = await renderRelease('large', { page: `return "<div>" + ${code}` });
  expect(getLine(message, 'page')).toMatch(/becomes more than 100000 elements, or nested more than 500 deep/);
});

test('accepts ordinary HTML: drawings with titles, forms of this site, pictures, preloaded pictures', async () => {
  const { rendered, message } = await renderRelease('b', {
    drawing: 'return "<svg><title>Chart</title><animate attributeName=\\"x\\" to=\\"1\\"/></svg>"',
    form: 'return "<form id=\\"cookie\\" action=\\"/contact\\"><input name=\\"cookie\\"/><button>Send</button></form><a href=\\"mailto:a@b.example\\">Mail</a>"',
    picture:
      'globalThis.preloads = "<link rel=\\"preload\\" as=\\"image\\" href=\\"/remotes/b/a.png\\" imageSrcSet=\\"/remotes/b/a.png 1x, /remotes/b/b.png 2x\\" fetchPriority=\\"high\\"/>"; return "<img id=\\"cookie\\" src=\\"data:image/png;base64,AA==\\">"',
    boundary: 'globalThis.preloads = ""; return "<!--$--><p>x</p><!--/$-->"',
    select:
      'return "<select><optgroup label=\\"a > b\\"><option>1 &lt; 2<!-- --> 3</option></optgroup><hr/></select>"',
    noscript: 'return "<noscript><p>Needs <b>JavaScript</b>.</p></noscript>"',
    styled:
      'globalThis.styles = ".page p{color:red;}/*!sc*/\\ndata-styled.g1[id=\\"sc-a\\"]{content:\\"page,\\"}/*!sc*/\\n"; return ""',
  });
  expect(message).toBe('');
  expect(rendered.size).toBe(7);
});

test.each([
  ['global rules', 'styles = "header{display:none}/*!sc*/"', /style rule "header".*Begin the selector/],
  [
    'a rule in what would be a comment without the marks of styled-components',
    'styles = ".a{}/*/*!sc*/header{display:none}/**/.b{}/*!sc*/"',
    /style rule "header"/,
  ],
  ['an import', 'styles = "@import url(//evil.example/a.css);/*!sc*/"', /@import/],
  ['a fixed layer over the header', 'styles = ".a{position:fixed;z-index:99}/*!sc*/"', /layer 99/],
  ['other rules of the shell', 'shellStyles = ".top{display:none}"', /styles without the shell's own/],
  ['a closing style tag', 'styles = ".a{}/*!sc*/</style><script>x</script>"', /not as styled-components/],
  [
    'global compiled rules',
    'compiledStyles = "header{display:none}"',
    /style rule "header".*Begin the selector/,
  ],
  [
    'a block that begins in one style element and ends in the other',
    'compiledStyles = ".a{"; globalThis.styles = "header{display:none}}/*!sc*/"',
    /cannot be read/,
  ],
  [
    'a preload of another host',
    `preloads = '<link rel="preload" as="image" href="//evil.example/a.png">'`,
    /not of the release/,
  ],
  [
    'a preload of another remote, by way of its own folder',
    `preloads = '<link rel="preload" as="image" href="/remotes/styles/%2e%2E/other/a.png">'`,
    /not of the release/,
  ],
  [
    'a preload that the shell would run as a script',
    `preloads = '<link rel="preload" as="image" href="/remotes/styles/a.js" data-run media="not all">'`,
    /a preload with the attribute "data-run"/,
  ],
  [
    'a preload with an id of the shell',
    `preloads = '<link rel="preload" as="image" href="/remotes/styles/a.png" id="main">'`,
    /a preload with the attribute "id"/,
  ],
  ['a title for the head', 'preloads = "<title>Mine</title>"', /<title> for the head/],
  ['attributes for the body', 'preloads = "<body class=x>"', /end outside the page/],
])('refuses %s', async (_what, assignment, refusal) => {
  const { message } = await renderRelease('styles', { one: `globalThis.${assignment}; return ''` });
  expect(getLine(message, 'one')).toMatch(refusal);
});

test('a release cannot change the shell or pages of other releases, even through prototypes', async () => {
  const pollute = `
    Object.prototype.html = 'x'; Array.prototype.join = () => '<script>';
    String.prototype.split = () => ['', '']; String.prototype.replace = () => 'changed';
    JSON.stringify = () => '{}'; Object.prototype.toJSON = () => ({ html: '<script>', shellStyles: '', compiledStyles: '', styles: '' });`;
  const [hostile, other] = await Promise.all([
    renderRelease('hostile', {
      header: `globalThis.preloads = '<header id="top">Other</header>'; return ''`,
      polluted: `${pollute} return '<p>x</p>'`,
    }),
    renderRelease('peaceful', { one: 'return "<p>Mine</p>"' }),
  ]);
  expect(getLine(hostile.message, 'header')).toMatch(/<header> for the head/);
  expect(getLine(hostile.message, 'polluted')).toMatch(/returns|rendered no HTML/);
  expect(other.rendered.get('one')).toContain(
    '<header id="top">Name</header><main id="main"><p>Mine</p></main>',
  );
  expect(({} as { html?: string }).html).toBeUndefined();
});

/** Each one attempts an escape and returns what it got hold of; a blocked one throws. */
const ESCAPES: Readonly<Record<string, string>> = {
  readPins: 'return require("fs").readFileSync(PINS, "utf8")',
  readPinsAsChunk:
    'return new Promise((resolve, reject) => require("fs").readFile(PINS, "utf8", (error, text) => error ? reject(error) : resolve(text)))',
  requirePins: 'return require(PINS)',
  write: 'return require("fs").writeFileSync(PINS, "x")',
  childProcess: 'return require("child_process").execSync("id").toString()',
  worker: 'return new (require("worker_threads").Worker)("", { eval: true })',
  connect: 'return require("node:net").connect(1)',
  lookup: 'return require("dns").lookup("localhost", () => {})',
  inspector: 'return require("inspector").open()',
  fetch: 'return fetch("http://127.0.0.1:1/")',
  socket: 'return new WebSocket("ws://127.0.0.1:1/")',
  importNet: 'return Object.keys(await import("node:net")).join()',
  evalCode: 'return eval("1 + 1")',
  functionCode: 'return (async () => {}).constructor("return process")()',
  vmCode: 'return require("vm").runInThisContext("1 + 1")',
  vmFunction:
    'return require("vm").runInThisContext("(function(exports, require, __dirname, __filename) {return 1\\n})")()',
  wasm: 'return WebAssembly.instantiate',
  kill: 'return process.kill(process.ppid, "SIGKILL")',
  abort: 'return process.abort()',
  binding: 'return process.binding("fs")',
  builtin: 'return process.getBuiltinModule("fs")',
  dlopen: 'return process.dlopen({}, "/x")',
  mainModule: 'return process.mainModule.require("fs")',
  moduleClass: 'return module.constructor._load("fs")',
  stackFrames:
    'Error.prepareStackTrace = (_, sites) => sites; const sites = new Error().stack; Error.prepareStackTrace = undefined; return sites.map((site) => site.getThis()).find((one) => one && one.mainModule).mainModule',
  console: 'return console._stdout.write(1)',
  report: 'return process.report.getReport()',
};

test('code of a release gets no files, processes, network, threads, eval or environment variables', async () => {
  const pins = path.join(folder, 'pins.json');
  const pages = Object.fromEntries(
    Object.entries(ESCAPES).map(([name, code]) => [name, code.replace('PINS', JSON.stringify(pins))]),
  );
  process.env['SECRET_OF_THE_MAINTAINER'] = 'secret';
  const { rendered, message } = await renderRelease('escapes', {
    ...pages,
    env: 'return JSON.stringify(process.env) + typeof Deno',
  });
  delete process.env['SECRET_OF_THE_MAINTAINER'];
  expect([...rendered.keys()]).toEqual(['env']);
  expect(rendered.get('env')).toContain('{"NODE_ENV":"production"}');
  for (const name of Object.keys(ESCAPES)) expect(getLine(message, name)).not.toBe('');
  expect(getLine(message, 'childProcess')).toMatch(
    /asks for the module "child_process", which no page has while it is rendered\. Remove it/,
  );
  expect(getLine(message, 'kill')).toMatch(/process\.kill\(\)/);
  expect(await fs.readFile(pins, 'utf8')).toBe('the pins');
});

const ENDLESS = { ...LIMITS, pageMs: 1000 };

test.each<[what: string, code: string, limits: SandboxLimits, refusal: RegExp]>([
  ['exits', 'process.exit(0)', LIMITS, /asks for process\.exit\(\)/],
  ['loops', 'for (;;);', ENDLESS, /not rendered after 1 s\. Look for an endless loop/],
  [
    'waits for a timer for ever',
    'setInterval(() => {}, 1000); return new Promise(() => {})',
    ENDLESS,
    /after 1 s/,
  ],
  [
    'waits for a promise that does not settle',
    'return new Promise(() => {})',
    LIMITS,
    /waits for a promise that never settles/,
  ],
  ['prints endlessly', 'for (;;) console.log("x".repeat(1000))', LIMITS, /prints more than .* MiB/],
  ['renders endlessly', 'return "x".repeat(10_000_000)', LIMITS, /renders more than 0\.1 MiB/],
  [
    'throws outside its rendering',
    'setTimeout(() => { throw new Error("later") }); return new Promise(() => {})',
    LIMITS,
    /Error: later/,
  ],
  [
    'rejects outside its rendering',
    'Promise.reject(new Error("nobody waits")); return new Promise(() => {})',
    LIMITS,
    /nobody waits/,
  ],
  [
    'rejects after it is rendered',
    'Promise.reject(new Error("nobody waits")); return ""',
    LIMITS,
    /nobody waits/,
  ],
  [
    'renders a tag with very many attributes',
    'return "<p " + Array.from({ length: 60_000 }, (_, i) => i.toString(36)).join(" ") + "></p>"',
    { ...ENDLESS, pageBytes: 1_000_000 },
    /content that is not checked after 1 s/,
  ],
  [
    'takes all memory',
    'const list = []; for (;;) list.push(Buffer.alloc(2 ** 24, 1))',
    { ...LIMITS, memoryBytes: 2 ** 28 },
    /more than 256 MiB of memory|its process ended/,
  ],
])('a page that %s is refused by name, and earlier pages are kept', async (_what, code, limits, refusal) => {
  const { rendered, message } = await renderRelease(
    'limits',
    { first: 'return "x"', page: code, after: 'return ""' },
    limits,
  );
  expect(rendered.has('first')).toBe(true);
  expect(rendered.has('page')).toBe(false);
  expect(getLine(message, 'page')).toMatch(refusal);
});

test('refuses a page that throws while its module loads, and names the other pages of the module', async () => {
  const release = path.join(folder, 'scope');
  await fs.mkdir(release);
  const pages = `{
    one: async () => { throw new Error('module boom') },
    two: async () => ({ default: () => '<p>Two</p>' }),
  }`;
  await fs.writeFile(
    path.join(release, 'entry.js'),
    `module.exports = { init() {}, get: async () => () => ({ pages: ${pages} }) };`,
  );
  const rendering = renderPages(
    ['one', 'two'].map((name) => ({ data: toData('scope', name), source: {} as never })),
    {
      shell: { dist: path.join(folder, 'shell'), renderer },
      remotes: [{ id: 'scope', folder: release, entry: 'entry.js', baseUrl: '/' }],
      limits: LIMITS,
    },
  );
  await expect(rendering).rejects.toThrow(/2 of 2 pages:\n- \/work\/scope\/one: Error: module boom/);
});

test('refuses a release whose module does not finish loading, with the number of pages not tried', async () => {
  const release = path.join(folder, 'module');
  await fs.mkdir(release);
  await fs.writeFile(path.join(release, 'entry.js'), 'for (;;);');
  const rendering = renderPages(
    ['one', 'two', 'three'].map((name) => ({ data: toData('module', name), source: {} as never })),
    {
      shell: { dist: path.join(folder, 'shell'), renderer },
      remotes: [{ id: 'module', folder: release, entry: 'entry.js', baseUrl: '/' }],
      limits: { ...ENDLESS, startMs: 2000 },
    },
  );
  await expect(rendering).rejects.toThrow(
    /\/work\/module\/one: it is not rendered after 3 s[^]*2 more pages of module were not tried/,
  );
});

/** A program without the restrictions that the sandbox itself adds: only Node's permissions and the system remain. */
const ESCAPED = (pins: string, port: number) => `
const attempts = {
  read: () => require('fs').readFileSync(${JSON.stringify(pins)}, 'utf8'),
  write: () => require('fs').writeFileSync(__filename + '.txt', 'x'),
  childProcess: () => require('child_process').execSync('id').toString(),
  worker: () => new (require('worker_threads').Worker)('0', { eval: true }),
  evalCode: () => eval('1'),
  kill: () => process.ppid !== 0 && process.kill(process.ppid, 0),
  connect: () => new Promise((resolve, reject) => require('net').connect(${port}, '127.0.0.1').on('connect', resolve).on('error', reject)),
};
(async () => {
  const open = [];
  for (const [name, attempt] of Object.entries(attempts))
    try { if ((await attempt()) !== false) open.push(name); } catch {}
  console.log(open.join());
  process.exit();
})();`;

test('code that escapes the program still gets only what Node and the system allow: without namespaces, network and signals', async () => {
  const server = net.createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const program = path.join(folder, 'escaped/program.cjs');
  await fs.mkdir(path.dirname(program));
  await fs.writeFile(program, ESCAPED(path.join(folder, 'pins.json'), port));
  const { file, args } = getSandboxCommand([path.dirname(program)]);
  const { stdout } = await promisify(execFile)(file, [...args.slice(0, -1), program], { env: {} });
  server.close();
  expect(stdout.trim()).toBe(hasNamespaces() ? '' : 'kill,connect');
});
