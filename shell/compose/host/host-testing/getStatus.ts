import http from 'node:http';

/**
 * Sends a conditional request as a browser does; Node's `fetch` would add "no-cache" to it.
 *
 * @returns the status of the response
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
