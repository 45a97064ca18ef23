/** Where unsent input is stored in `sessionStorage`. */
export const DRAFTS_KEY = 'portfolio:drafts';
