/** The owner of the site. Everything personal is here and nowhere else; DECISIONS 1. */
export const SITE = {
  /**
   * Whether name and addresses are placeholders. While true, footer, contact page and CV point that out. Set it to
   * false once you have entered your own.
   */
  isExample: true as boolean,
  name: 'Portfolio',
  role: 'UX/UI designer and front-end developer',
  /** Where you work, such as "Lisbon, or remote"; null leaves it out. */
  place: null as string | null,
  /** Origin of canonical links, without a trailing slash. `SITE_URL` overrides it when composing. */
  url: 'https://portfolio.example.com',
  email: 'hello@example.com',
  socials: [
    { name: 'GitHub', url: 'https://example.com/github' },
    { name: 'LinkedIn', url: 'https://example.com/linkedin' },
    { name: 'Dribbble', url: 'https://example.com/dribbble' },
  ],
  /**
   * When updates of the site begin and end, in epoch milliseconds: `{ startMs: Date.UTC(2027, 0, 31), endMs: … }`. Null
   * stands for the dates of SPEC section 9, which are over.
   */
  countdown: null as { startMs: number; endMs: number } | null,
  copyrightYear: 2026,
  feedPath: '/rss.xml',
  /** Client id for Google Identity Services. If it is empty, nothing from Google is loaded or shown; DECISIONS 20. */
  googleClientId: '' as string,
} as const;
