export const SITE_MAP_LEAD =
  'Every page of this site, on one page. Useful when you know what you are looking for but not where it is.';
