/**
 * How large what a registry holds may be. Everything there is written by others: more than this is a mistake, or meant
 * to stop those who read it. Generous on purpose; what visitors load is limited by the gate.
 */
export const LIMITS = {
  /** Bytes of a release file, a pins file or a history record. */
  jsonBytes: 16 * 1024 * 1024,
  /** Objects and arrays in each other. */
  jsonDepth: 12,
  /** Files of one build. */
  files: 20_000,
  fileBytes: 64 * 1024 * 1024,
  /** Bytes of all files of one build. */
  buildBytes: 256 * 1024 * 1024,
  /** Pages, catalogue entries, remotes, members of the exposed module: everything that is counted. */
  entries: 5_000,
  /** Characters of a path, a name or a range. */
  nameLength: 200,
  /** Characters of a text that people read. */
  textLength: 10_000,
  /** Problems that one message lists. */
  problems: 20,
} as const;
