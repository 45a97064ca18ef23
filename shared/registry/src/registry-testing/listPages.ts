/** A request for the rest of a list, and a function that cuts the response to one page. */
interface ListRequest {
  url: string;
  cut(xml: string): string;
}

const CONTENTS = /<Contents>.*?<\/Contents>/gs;
const COMMON_PREFIXES = /<CommonPrefixes>.*?<\/CommonPrefixes>/gs;

/**
 * Implements the paging of ListObjectsV2: a page's token is its last key, so the next request asks for the keys after
 * it. Folders are on the last page.
 *
 * @returns null for any other request
 */
export function toListRequest(url: string, pageSize: number): ListRequest | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (searchParams.get('list-type') !== '2') return null;
  const token = searchParams.get('continuation-token');
  searchParams.delete('continuation-token');
  if (token !== null) searchParams.set('start-after', token);
  return {
    url: `${pathname}?${searchParams.toString()}`,
    cut(xml) {
      const rest = xml.match(CONTENTS) ?? [];
      if (rest.length <= pageSize) return xml;
      const page = rest.slice(0, pageSize);
      const lastKey = /<Key>(.*?)<\/Key>/.exec(page.at(-1) ?? '')?.[1] ?? '';
      return xml
        .replace(CONTENTS, (item) => (page.includes(item) ? item : ''))
        .replace(COMMON_PREFIXES, '')
        .replace(
          /<IsTruncated>false<\/IsTruncated>/,
          `<IsTruncated>true</IsTruncated><NextContinuationToken>${lastKey}</NextContinuationToken>`,
        );
    },
  };
}
