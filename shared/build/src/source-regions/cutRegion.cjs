/** A marker has its own line: `// #region name`, or the same in a comment of CSS or JSX. */
const START = /^\s*(?:\/\/|\{?\/\*) #region ([\w-]+)(?: \*\/\}?)?$/;
const END = /^\s*(?:\/\/|\{?\/\*) #endregion(?: \*\/\}?)?$/;

/** A copy of the contract's SiteError, which is TypeScript: jest loads this file without a compiler. */
class SiteError extends Error {
  name = 'SiteError';

  /**
   * @param {string} message
   * @param {string} code
   */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

const getIndent = (line) => line.length - line.trimStart().length;

/**
 * Cuts a region out of a source file: the lines between `#region name` and the next `#endregion`, without their
 * common indentation.
 *
 * @param {string} source - the text of the whole file
 * @param {string} name - such as "excerpt"
 * @param {string} file - for the message
 * @returns {string} the lines, without a line break at the end
 * @throws {SiteError} if the file has no such region, or does not close it
 */
function cutRegion(source, name, file) {
  const lines = source.split(/\r?\n/);
  const start = lines.findIndex((line) => START.exec(line)?.[1] === name);
  const end = lines.findIndex((line, index) => index > start && END.test(line));
  if (start === -1 || end === -1) {
    throw new SiteError(
      `[build] Failed to cut the region "${name}" out of ${file}: ` +
        `${start === -1 ? 'the file has no such region' : 'the region has no end'}. ` +
        `Put "#region ${name}" and "#endregion" into comments on separate lines.`,
      'NO_REGION',
    );
  }
  const region = lines.slice(start + 1, end);
  const indent = Math.min(...region.filter((line) => line.trim() !== '').map(getIndent));
  return region.map((line) => line.slice(indent)).join('\n');
}

module.exports = { cutRegion };
