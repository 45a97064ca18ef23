/** On `<html>`: stands for the releases that had been revoked when the page was composed; absent where there were none. */
export const REVOCATIONS_ATTRIBUTE = 'data-revoked';

/** What stands for the revoked releases of a page: of the document, or of one that was fetched. */
export function getRevocationsId({ documentElement }: Document = document): string {
  return documentElement.getAttribute(REVOCATIONS_ATTRIBUTE) ?? '';
}
