/** What the ids that React makes for a page begin with: two pages in one document have no id in common. */
export const toIdPrefix = (path: string): string => `${path.replace(/\W+/g, '-')}-`;
