import { runMain } from '../../compose/terminal/runMain';
import { openPglite } from '../database/openPglite';

// Creates an empty database in the given folder, as the first start of the API does.
runMain(async () => {
  await (await openPglite(process.argv[2] ?? '')).close();
});
