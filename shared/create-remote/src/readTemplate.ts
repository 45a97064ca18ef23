import fs from 'node:fs';
import path from 'node:path';

const SCAFFOLD = path.resolve(__dirname, '../scaffold');
/** Keeps tools that read sources from treating templates as such. */
const TEMPLATE_SUFFIX = '.txt';

/** Texts by path, relative to a remote's folder. */
export type Files = ReadonlyMap<string, string>;

/**
 * Reads a template and fills in its names: `__page__` is replaced by the value of `page`, in texts and in file names.
 *
 * @param name - `page` or `remote`
 * @param values - by name
 * @param ownFolder - a folder whose templates override those of the same name, if there is one
 */
export function readTemplate(
  name: string,
  values: Readonly<Record<string, string>>,
  ownFolder?: string,
): Files {
  const fill = (text: string) =>
    Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`__${key}__`, value), text);
  const files = new Map<string, string>();
  for (const folder of [path.join(SCAFFOLD, name), ownFolder])
    if (folder !== undefined && fs.existsSync(folder))
      for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
        if (file.endsWith(TEMPLATE_SUFFIX))
          files.set(
            fill(file.slice(0, -TEMPLATE_SUFFIX.length).split(path.sep).join('/')),
            fill(fs.readFileSync(path.join(folder, file), 'utf8')),
          );
  return files;
}
