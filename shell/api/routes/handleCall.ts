import type { Database } from '../database/Database';
import { checkOrigin, PREFLIGHT_HEADERS } from '../requests/origins';
import { toResponse } from '../requests/responses';
import type { Call } from '../requests/Call';
import { RequestFault } from '../requests/RequestFault';
import { health } from './health';
import { login } from './login';
import { logout } from './logout';
import { register } from './register';
import { reports } from './reports';
import type { Services } from './Services';

interface Environment {
  services: Services;
  database: Database;
  allowedOrigins: readonly string[];
}

interface Route {
  method: 'GET' | 'POST';
  handle: (call: Call, environment: Environment) => Promise<Response>;
}

/** The routes of SPEC section 7, and three that it does not name: signing out, reports and health. */
const ROUTES: Readonly<Record<string, Route>> = {
  '/api/authentication/login': {
    method: 'POST',
    handle: (call, { services }) => login(call, services),
  },
  '/api/authentication/register/0': {
    method: 'POST',
    handle: (call, { services }) => register(call, services, false),
  },
  '/api/authentication/register/1': {
    method: 'POST',
    handle: (call, { services }) => register(call, services, true),
  },
  '/api/authentication/logout': {
    method: 'POST',
    handle: (call, { services }) => logout(call, services),
  },
  '/api/reports': {
    method: 'POST',
    handle: (call, { services, allowedOrigins }) => reports(call, services, allowedOrigins),
  },
  '/api/health': { method: 'GET', handle: (_call, { database }) => health(database) },
};

/**
 * Handles one call.
 *
 * @throws {RequestFault} if it is refused, for example for a page of an origin that is not allowed
 */
export async function handleCall(call: Call, environment: Environment): Promise<Response> {
  checkOrigin(call.request, environment.allowedOrigins);
  const { method, url } = call.request;
  const { pathname } = new URL(url);
  const route = Object.hasOwn(ROUTES, pathname) ? ROUTES[pathname] : undefined;
  if (route === undefined)
    throw new RequestFault(
      404,
      'NOT_FOUND',
      'There is no such path. shell/api/README.md lists the paths of the API.',
    );
  if (method === 'OPTIONS') return toResponse(204, {}, PREFLIGHT_HEADERS);
  // Monitors send HEAD, which is GET without the body of the response: the server drops that.
  const methods = route.method === 'GET' ? ['GET', 'HEAD'] : [route.method];
  if (!methods.includes(method))
    return toResponse(
      405,
      { code: 'WRONG_METHOD', message: `${method} is not supported here. Use ${route.method}.` },
      { Allow: [...methods, 'OPTIONS'].join(', ') },
    );
  return route.handle(call, environment);
}
