/** What leaves the page. In one place, because a test cannot leave. */
export const browserPage = {
  reload: () => window.location.reload(),
  goTo: (path: string) => window.location.assign(path),
};
