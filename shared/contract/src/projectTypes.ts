/** One kind of work: its name in the catalogue, its URL segment and its titles. */
export interface ProjectTypeInfo {
  /** `/work/<segment>`, in the canonical spelling. */
  segment: string;
  /** Other segments that mean the same type: `/work/WebUX/RSVPApp` is user experience work. */
  aliases: readonly string[];
  title: string;
  /** False if the type has no pages and is left out of next and previous. */
  isNavigable: boolean;
}

/** Every type of SPEC section 3, in the order the site lists them. */
export const PROJECT_TYPES = {
  UX: { segment: 'UX', aliases: ['WebUX'], title: 'User Experience', isNavigable: true },
  UI: { segment: 'UI', aliases: [], title: 'User Interface', isNavigable: true },
  JavaScript: { segment: 'js', aliases: ['JavaScript'], title: 'JavaScript', isNavigable: true },
  CSS: { segment: 'CSS', aliases: [], title: 'CSS', isNavigable: true },
  Logo: { segment: 'Logo', aliases: ['Logos'], title: 'Logo', isNavigable: false },
} as const satisfies Record<string, ProjectTypeInfo>;

export type ProjectType = keyof typeof PROJECT_TYPES;

/** The names of {@link PROJECT_TYPES}, in the same order. */
export const PROJECT_TYPE_NAMES = Object.keys(PROJECT_TYPES) as ProjectType[];

/**
 * Finds the type for a `/work/<segment>` URL, ignoring case.
 *
 * @param segment - one path segment, such as "js" or "webux"
 * @returns the type's name, or undefined if no type has that segment
 */
export function findProjectType(segment: string): ProjectType | undefined {
  const wanted = segment.toLowerCase();
  return PROJECT_TYPE_NAMES.find((name) => {
    const info: ProjectTypeInfo = PROJECT_TYPES[name];
    return [info.segment, ...info.aliases].some((candidate) => candidate.toLowerCase() === wanted);
  });
}
