import { SiteError } from '@portfolio/contract';

const START = '<!-- picture: ';
const END = '<!-- /picture -->';

/**
 * Replaces what stands between the two comments of a picture.
 *
 * @param text - of the document
 * @param name - of the picture, as in its first comment
 * @throws {SiteError} code `NO_PLACE_FOR_PICTURE` if the document lacks one of the comments
 */
export function putPicture(text: string, name: string, picture: string): string {
  const start = `${START}${name} -->`;
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(END, from);
  // The end of the next picture is not that of this one.
  if (!text.includes(start) || to === -1 || text.slice(from, to).includes(START))
    throw new SiteError(
      `Failed to draw the picture "${name}": the document has no "${start}" with "${END}" behind it. Put both comments where the picture belongs.`,
      'NO_PLACE_FOR_PICTURE',
    );
  return `${text.slice(0, from)}\n\n${picture}\n\n${text.slice(to)}`;
}
