/**
 * Hosts of others that pages of this site may ask, all of them only after a visitor's press. The releases say which;
 * `e2e/outsideHosts.e2e.ts` compares. Every page that speaks of others names them from here.
 */
export const OUTSIDE_HOSTS = { films: 'ghibliapi.vercel.app' } as const;
