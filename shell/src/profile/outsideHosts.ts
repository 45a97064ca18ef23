/**
 * External hosts that pages of this site may contact, each only after a visitor has pressed a button. The releases
 * declare them; `e2e/outsideHosts.e2e.ts` compares the two. All texts about external hosts take their names from here.
 */
export const OUTSIDE_HOSTS = { films: 'ghibliapi.vercel.app' } as const;
