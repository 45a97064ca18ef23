/** Help text of `npm run pins`. */
export const USAGE = `Usage: npm run pins -- <command>
  list                        list the pinned releases
  set <remote> <version>      pin a published release ("latest" for the highest stable one) if it passes the gate
                              --dry-run checks only; --allow-dropped-routes accepts that pages disappear;
                              --allow-origin <origin>, --allow-permission <name>, --allow-weight <name>,
                              --allow-mount </work/type> allow what the gate names, and may be repeated
                              --skip-browser "<reason>" loads no page in a browser, and keeps the reason in the pin
  propose <remote> <version>  run the gate (options as for set, without --dry-run) and write report.md,
                              report.json and pins.patch for a review into --out (default shell/dist/proposals/…);
                              --branch writes the commit to pins/<remote>-<version>
  promote <from> [<remote>]   pin the releases of another environment here, after the gate: "promote staging";
                              options as for set
  verify                      check every file of every pinned release and its fallbacks against its hash and its team's
                              signature, in the registry
  verify <site address>       compare every document, header, file and redirect of a live site with what the pins give
                              --composition <id> compares with a recorded composition instead
  deployed <site address>     after an upload: verify the live site and record it as deployed: its files stay for open tabs;
                              --composition <id> records another composition; --gone that the site was taken down
  rollback <remote>           pin the last known good release again
  revoke <remote>@<version>   withdraw a release everywhere; --reason "…" says why, --undo takes it back
  check                       check all pins as compose would, without running code of a release
  diff <remote> <version>     compare the pinned release with another one: pages, cards, addresses, bytes, singletons,
                              rights, packages, origin
  outdated                    list remotes with a newer stable release, or whose pinned release is damaged or lost
  health                      count loads and failures of each release, from the output of a collector (--events <file or
                              folder>, default PORTFOLIO_EVENTS_LOG; --hours <n>, default 24; --max-failed <percent>,
                              default 2); exit code 1 if a pinned release is failing
  status                      write a page for each environment into --out (default shell/dist/status), with the health of
                              its releases if events are named (--events and --hours as for health)
  rebuild <remote>@<version>  build the commit that a release comes from again, and compare the bytes
                              --repository <address> names the repository with the commit; default this one
Each command takes --json; a failure is then an object with code and message. PORTFOLIO_ENV=staging works on shell/pins.staging.json, PORTFOLIO_PINS on any other file.`;

/** The lines of one command; the whole text for a command that does not exist. */
export function toCommandUsage(command: string): string {
  const [, ...blocks] = USAGE.split(/\n(?= {2}\S|Each)/);
  const own = blocks.filter((block) => block.startsWith(`  ${command} `));
  return own.length === 0 ? USAGE : ['Usage: npm run pins -- <command>', ...own].join('\n');
}
