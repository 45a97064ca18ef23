import { compose } from '../composer/compose';
import { SHELL_PATHS } from '../paths';
import { runCommand } from './runCommand';

runCommand(async () => {
  const startMs = performance.now();
  const { id, pageCount, renderedCount } = await compose({ paths: SHELL_PATHS });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `Composed ${pageCount} pages (${renderedCount} rendered anew) as ${id} in ${seconds} s: ${SHELL_PATHS.site}`,
  );
});
