import { toAscii } from '../../http/toLogText';

/** One line of the log. It never contains a body, a header, an address or a query. */
export interface LogEntry {
  time: string;
  level: 'info' | 'warning' | 'error';
  event: string;
  [detail: string]: string | number;
}

export type LogSink = (entry: LogEntry) => void;

/** Writes lines of JSON for log collectors, in ASCII so that a terminal can show them safely. */
export function writeJsonLine(entry: LogEntry): void {
  process.stdout.write(`${toAscii(JSON.stringify(entry))}\n`);
}

/** The log level of a status: how serious the response is for the operator of the API. */
export function toLevel(status: number): LogEntry['level'] {
  if (status >= 500) return 'error';
  return status === 403 || status === 429 ? 'warning' : 'info';
}
