import { toAscii } from '../../http/toLogText';

/** One line of the log. It never has a body, a header, an address or a query. */
export interface LogEntry {
  time: string;
  level: 'info' | 'warning' | 'error';
  event: string;
  [detail: string]: string | number;
}

export type LogSink = (entry: LogEntry) => void;

/** Writes lines of JSON, as log collectors read them, in ASCII: also a terminal may show them. */
export function writeJsonLine(entry: LogEntry): void {
  process.stdout.write(`${toAscii(JSON.stringify(entry))}\n`);
}

/** How serious an answer is for the operator of the functions. */
export function toLevel(status: number): LogEntry['level'] {
  if (status >= 500) return 'error';
  return status === 403 || status === 429 ? 'warning' : 'info';
}
