export const SITE_MAP_LEAD =
  'Every page there is, on one page. Useful when you know what you are looking for and not where it stands.';
