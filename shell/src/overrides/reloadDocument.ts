/** One release of a remote runs in a document, and a policy comes with one: what changed takes effect in the next. */
export function reloadDocument(): void {
  location.reload();
}
