import { listSiteFiles, readSite } from './readSite';

/** Reads the structured data of every document, as text, by the document's file. */
export function readStructuredData(): Map<string, string> {
  const documents = listSiteFiles().filter((file) => file.endsWith('.html'));
  return new Map(
    documents.flatMap((file) =>
      [...readSite(file).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
        ([, text = '']) => [file, text] as const,
      ),
    ),
  );
}
