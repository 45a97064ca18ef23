import http from 'node:http';

/**
 * Asks as a browser does for a page that it has: Node's `fetch` would add "no-cache" to a request with a condition.
 *
 * @returns the status of the answer
 */
export function getStatus(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });
}
