/** Help text of `npm run pins`. */
export const USAGE = `Usage: npm run pins -- <command>
  list                        what is pinned
  set <remote> <version>      pin a published release ("latest" for the highest stable one) after it passed the gate
                              --dry-run checks only; --allow-dropped-routes accepts that pages disappear;
                              --allow-origin <origin>, --allow-permission <name>, --allow-weight <name>,
                              --allow-mount </work/type> allow what the gate names, and may be repeated
                              --skip-browser "<reason>" loads no page in a browser, and keeps the reason in the pin
  propose <remote> <version>  ask the gates and write what a reviewer needs: report.md, report.json and pins.patch, into --out
                              (default shell/dist/proposals/…); --branch writes the commit to pins/<remote>-<version>
  promote <from> [<remote>]   pin here what another environment has, after all gates: "promote staging"
  verify                      check every file of every pinned release against its hash and its team's signature, in the
                              registry
  verify <site address>       compare every document, header, file and redirect of a live site with what the pins make
                              --composition <id> compares with a recorded composition instead
  deployed <site address>     after an upload: verify the live site, and record that visitors get it: the files of what
                              was deployed stay for open tabs; --gone records that there is no site any more
  rollback <remote>           pin the last known good release again
  revoke <remote>@<version>   withdraw a release everywhere; --reason "…" says why, --undo takes it back
  check                       check all pins without running a release: what compose would refuse
  diff <remote> <version>     compare the pinned release with another one: pages, addresses, bytes, singletons, rights, commits
  outdated                    remotes with a newer release
  health                      how releases fare, from the events that a collector has kept (--events <file or folder>,
                              default PORTFOLIO_EVENTS_LOG; --hours <n>, default 24; --max-failed <percent>, default 2);
                              exit code 1 where one that is pinned is failing
  status                      write a page for each environment into --out (default shell/dist/status)
  rebuild <remote>@<version>  build the commit that a release comes from again, and compare the bytes
                              --repository <address> has the commit; default this repository
Each command takes --json. PORTFOLIO_ENV=staging works on shell/pins.staging.json, PORTFOLIO_PINS on any other file.`;
