import prepareSites from './globalSetup';

// As one step, beside those that only read sources; the tests then run with REUSE_SITE.
prepareSites();
