import http from 'node:http';

/** A complete response of another server. */
interface ForwardedResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  content: Buffer;
}

/** Forwards a request to a server on this machine, including its headers. */
export function forward(
  port: number,
  { method, headers }: http.IncomingMessage,
  url: string,
  body: Buffer,
): Promise<ForwardedResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: url, headers };
    http
      .request(options, (response) => {
        void readBody(response).then((content) =>
          content === null
            ? reject(new Error(`The server broke off its answer to ${method} ${url}.`))
            : resolve({ status: response.statusCode ?? 500, headers: response.headers, content }),
        );
      })
      .on('error', reject)
      .end(body);
  });
}

/** Reads the whole body of a request or a response; null if the sender aborted. */
export function readBody(message: http.IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('close', () => resolve(message.complete ? Buffer.concat(chunks) : null));
  });
}
