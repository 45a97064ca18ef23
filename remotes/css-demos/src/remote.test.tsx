import type { RemoteModule } from '@portfolio/contract';
import { testRemoteModule } from '@portfolio/testing';
import * as remote from './remote';

// @ts-expect-error -- a remote must have pages
({ id: 'x', contractVersion: '1.0.0', catalogue: [] }) satisfies RemoteModule;
// @ts-expect-error -- a page is a loader, not a component
({ ...remote, pages: { pulseAnimation: () => null } }) satisfies RemoteModule;

testRemoteModule(remote);
