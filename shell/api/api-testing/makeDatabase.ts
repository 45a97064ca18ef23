import { runCommand } from '../../compose/terminal/runCommand';
import { openPglite } from '../database/openPglite';

// Makes an empty database in the folder that is named, as a first start does.
runCommand(async () => {
  await (await openPglite(process.argv[2] ?? '')).close();
});
