import { MEANINGS } from './meanings';
import type { Thrown } from './readThrown';

const HEAD = `# Error codes

<!-- Written by \`npm run docs:errors\`: edit the messages in the sources and run it again. -->

All errors that the commands, the site and its API raise on purpose. Each is a \`SiteError\` or a subclass
(\`shared/contract/src/errors.ts\`), has a code that is never renamed, and says what failed, why, and what to do.
Commands print the code below the message. Names in angle brackets stand for values.
`;

/**
 * Writes the document of all codes.
 *
 * @param thrown - in any order
 * @returns Markdown, as the formatter would write it
 */
export function toErrorDocument(thrown: readonly Thrown[]): string {
  const responses = thrown.filter(({ kind }) => kind === 'RequestFault' || kind === 'response');
  const alerts = thrown.filter(({ kind }) => kind === 'alert');
  const errors = thrown.filter((row) => !responses.includes(row) && !alerts.includes(row));
  return [
    HEAD,
    '## Errors\n',
    ...toEntries(errors, ({ kind, file }) => `${kind}, \`${file}\``),
    '## Answers of the API\n',
    'The API in `shell/api` answers a refused request with `{ code, message }`. The message is for visitors.\n',
    ...toEntries(responses, ({ status = '', file }) => `status ${status}, \`${file}\``),
    '## Alerts\n',
    'Alerts of type "danger" show their code before the message.\n',
    ...toEntries(alerts, ({ file }) => `\`${file}\``),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

function toEntries(thrown: readonly Thrown[], toPlace: (row: Thrown) => string): string[] {
  const codes = [...new Set(thrown.map(({ code }) => code))].sort();
  return codes.map((code) => {
    const rows = thrown.filter((row) => row.code === code);
    const meaning = MEANINGS[code];
    const messages = [...new Set(rows.map(({ message }) => message))].sort();
    const lines = messages.map((message) => {
      const places = [...new Set(rows.filter((row) => row.message === message).map(toPlace))];
      return `- \`${message.replace(/\s*\n\s*/g, ' ').replace(/`/g, "'")}\` (${places.join('; ')})`;
    });
    return `### \`${code}\`\n\n${meaning === undefined ? '' : `${meaning}\n\n`}${lines.join('\n')}\n`;
  });
}
