/** Why a request is refused before it is handled. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

const REFUSALS = {
  400: ['BAD_REQUEST', 'The request cannot be read. Send an HTTP/1.1 request with one valid Host header.'],
  405: ['WRONG_METHOD', 'This method is not supported here. Use GET or HEAD.'],
  408: ['TOO_SLOW', 'The request took too long to arrive. Please try again.'],
  413: ['TOO_LARGE', 'The chunk extensions of the body are too long. Send it without them.'],
  417: ['BAD_EXPECTATION', 'The request expects more than 100-continue. Send it without.'],
  421: ['WRONG_HOST', 'This server only answers browsers on this machine. Open it as localhost.'],
  431: ['TOO_LONG', 'The address and the headers are longer than 16 KiB. Send shorter ones.'],
  500: ['INTERNAL', 'The server failed to answer. Please try again.'],
} as const;

export type RefusalStatus = keyof typeof REFUSALS;

export function toRefusal(status: RefusalStatus): Refusal {
  const [code, message] = REFUSALS[status];
  return { status, code, message };
}

/** Refusals by the error code of Node's parser; every other error is a bad request. */
const STATUSES: Readonly<Record<string, RefusalStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function toParserRefusal(code = ''): Refusal {
  return toRefusal(STATUSES[code] ?? 400);
}
