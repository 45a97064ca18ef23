import { startStandalone } from '@portfolio/kit/standalone';
import * as remote from './remote';

startStandalone(remote, { title: 'CSS demos' });
