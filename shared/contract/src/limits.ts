/**
 * Size limits for everything in a registry. All of it comes from outside, so anything larger is a mistake or an
 * attack on its readers. Generous on purpose; the gate limits the files that visitors load. The fields of a project are
 * limited more tightly: the lists of work show them beside those of other remotes.
 */
export const LIMITS = {
  /** Bytes of a release file, a pins file or a history record. */
  jsonBytes: 16 * 1024 * 1024,
  /** Nesting depth of objects and arrays. */
  jsonDepth: 12,
  /** Number of files in one build. */
  files: 20_000,
  fileBytes: 64 * 1024 * 1024,
  /** Bytes of all files of one build. */
  buildBytes: 256 * 1024 * 1024,
  /** Pages, catalogue entries, remotes, members of the exposed module: everything that is counted. */
  entries: 5_000,
  /** Characters in a path, a name or a range. */
  nameLength: 200,
  /** Characters in a text that people read. */
  textLength: 10_000,
  /** Characters in a project's title or headline. */
  titleLength: 100,
  tags: 12,
  tagLength: 50,
  /** Characters in the description of a project. */
  descriptionLength: 1_000,
  /** Characters in the alternative text of a picture, or in the summary of a write-up. */
  sentencesLength: 500,
  /** Earlier addresses of one page. */
  redirects: 50,
  /** Width and height of a picture. */
  picturePx: 10_000,
  /** Reading time of a write-up. */
  readingMinutes: 600,
  /** Problems listed in one message. */
  problems: 20,
} as const;
