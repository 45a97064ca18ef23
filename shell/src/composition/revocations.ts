/** On `<html>`: stands for the releases that had been revoked when the page was composed; absent where there were none. */
export const REVOCATIONS_ATTRIBUTE = 'data-revoked';

/** What stands for the revoked releases of a page: of the document, or of one that was fetched. */
export function getRevocationsId({ documentElement }: Document = document): string {
  return documentElement.getAttribute(REVOCATIONS_ATTRIBUTE) ?? '';
}

/** Code of the error where a page knows of other revocations than the document: nothing that came before counts any more. */
export const OTHER_REVOCATIONS = 'OTHER_REVOCATIONS';
