import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { assertPortFree } from './listen';

/** A running dev server. */
export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** An origin on this machine. Other sites in the same browser must not read an unpublished remote. */
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Starts webpack-dev-server. Pages on other ports of this machine may use its files, and its client always connects
 * back to it, so that a change in a remote updates the shell that shows it.
 *
 * @param configs - the builds it serves
 * @param port - the port to listen on
 * @param routes - other responses of the server, from path to content; `*` for any other page
 * @param isLive - whether open pages follow changes
 * @throws {SiteError} code `PORT_TAKEN`
 */
export async function startDevServer(
  configs: Configuration[],
  port: number,
  routes: Readonly<Record<string, { type: string; content: string }>>,
  isLive = true,
): Promise<DevServer> {
  const options: DevServerConfiguration = {
    host: HOST,
    port,
    hot: isLive,
    liveReload: isLive,
    headers: ({ headers: { origin = '' } }) => ({
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      ...(LOCAL_ORIGIN.test(origin) && { 'Access-Control-Allow-Origin': origin }),
    }),
    allowedHosts: ['localhost', HOST],
    client: isLive && {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      webSocketURL: { hostname: HOST, port, protocol: 'ws', pathname: '/ws' },
    },
    static: false,
    setupMiddlewares(middlewares) {
      const answer = (
        request: { path: string; method: string; headers: { accept?: string } },
        response: { type(value: string): { send(content: string): void } },
        next: () => void,
      ) => {
        const isPage = request.headers.accept?.includes('text/html') === true;
        const route = routes[request.path] ?? (isPage ? routes['*'] : undefined);
        if (route === undefined || request.method !== 'GET') next();
        else response.type(route.type).send(route.content);
      };
      return [...middlewares, { name: 'routes', middleware: answer as never }];
    },
  };
  // Its own error for a taken port ends the process with a stack.
  await assertPortFree(port);
  const server = new WebpackDevServer(options, webpack(configs));
  await server.start();
  return { url: `http://${HOST}:${port}`, stop: () => server.stop() };
}

/** The HTML document of a client-rendered page. */
export function toDevDocument(title: string, script: string): { type: string; content: string } {
  return {
    type: 'html',
    content: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><script defer src="${script}"></script></head><body><div id="root"></div></body></html>`,
  };
}
