import prepareSites from './globalSetup';

// Prepares all sites in one step, parallel to checks that only read sources; the tests then run with REUSE_SITE.
prepareSites();
