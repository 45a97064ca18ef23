import path from 'node:path';
import { openRegistry } from '@portfolio/registry';
import { checkInBrowser } from '../compose/browser-gate/checkInBrowser';
import { parseOrigin } from '../compose/plan/siteUrl';
import { createPreview } from '../compose/preview/createPreview';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { assertAtMost, createUsageError } from '../compose/terminal/usageError';

const USAGE = `Usage: npm run preview -- <remote>@<version> <address>
  composes the whole site with a release that is not pinned, for a separate address such as https://57.preview.example,
  after the gate, with a report and pictures of changed pages before and after
  --out <folder>  for site, report.md, report.json and pictures: a new or empty folder, or an earlier preview, which it
                  replaces; default shell/dist/previews/<remote>-<version>
  --json          for programs`;

runMain(async () => {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  assertAtMost(USAGE, positionals, 2);
  const [release = '', address = ''] = positionals;
  const [id = '', version = ''] = release.split('@');
  if (id === '' || version === '')
    throw createUsageError(USAGE, `"${release}" is no release. Write one such as rsvp@1.2.0.`);
  const origin = parseOrigin(address);
  if (origin === undefined)
    throw createUsageError(
      USAGE,
      `"${address}" is not the address of a site. Write one without a path, such as https://57.preview.example.`,
    );
  const out = path.resolve(values.out ?? path.join(SHELL_PATHS.dist, 'previews', `${id}-${version}`));
  const preview = await createPreview({
    ...{ paths: SHELL_PATHS, registry: openRegistry(SHELL_PATHS.root), id, version, out },
    ...{ address: origin, pageCheck: checkInBrowser },
  });
  if (!preview.isAccepted) process.exitCode = 1;
  const text = preview.isAccepted
    ? `[${id}] Composed a preview of ${version} as ${preview.compositionId}: ${out}/site. Next: upload it to ${preview.address}, and open a pull request with ${out}/report.md as its text.`
    : `[${id}] The gate refuses ${version}: ${out}/report.md says why. Nothing was composed.`;
  console.log(values.json ? JSON.stringify(preview, null, 2) : text);
});
