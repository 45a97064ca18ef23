/** On `<html>`: identifies the releases revoked when the page was composed; absent if there were none. */
export const REVOCATIONS_ATTRIBUTE = 'data-revoked';

/** The id of the revoked releases in a page: the current document, or a fetched one. */
export function getRevocationsId({ documentElement }: Document = document): string {
  return documentElement.getAttribute(REVOCATIONS_ATTRIBUTE) ?? '';
}

/** Error code if a page has other revocations than the document, which makes everything cached invalid. */
export const OTHER_REVOCATIONS = 'OTHER_REVOCATIONS';
