/** The prefix of the ids that React generates for a page, so that two pages in one document share no id. */
export const toIdPrefix = (path: string): string => `${path.replace(/\W+/g, '-')}-`;
