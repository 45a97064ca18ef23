import path from 'node:path';
import { createRemoteBrowserConfig } from '@portfolio/testing/browser';

export default createRemoteBrowserConfig(path.resolve(__dirname, '..'));
