/** A command of this repository or a common program, with environment variables before it. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|curl|cd) \S/;

/** Languages of code blocks with commands: others have code, data or diagrams. */
const TERMINAL = ['', 'sh', 'bash', 'shell', 'console'];

/** Text after a command on its line: a comment, or a description in a second column. */
const DESCRIPTION = /\s+# .*$|\s{2,}\S.*$/;

const FENCE = /^```(\w*)/;

/** The commands of a paper. */
export interface PaperCommands {
  /** Lines of code blocks, without their comments. */
  lines: string[];
  /** Code in sentences and tables: a command, or only its beginning. */
  mentions: string[];
}

/** Lists the commands that a paper (Markdown) tells its readers to run, each once. */
export function listCommands(text: string): PaperCommands {
  const lines = new Set<string>();
  const mentions = new Set<string>();
  let language: string | null = null;
  for (const line of text.split('\n')) {
    const fence = FENCE.exec(line);
    if (fence !== null) language = language === null ? (fence[1] ?? '') : null;
    else if (language === null)
      for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) mentions.add(code.replaceAll('\\|', '|'));
    else if (TERMINAL.includes(language)) lines.add(line.replace(DESCRIPTION, '').trim());
  }
  const isCommand = (code: string) => COMMAND.test(code);
  return { lines: [...lines].filter(isCommand), mentions: [...mentions].filter(isCommand) };
}
