export const BLOGS_LEAD =
  'The long version of some projects: what the problem was, what I tried, what I kept, and what I would do differently.';
