/** Who the site belongs to. Everything personal is here and nowhere else; DECISIONS 1. */
export const SITE = {
  /**
   * Whether name and addresses are stand-ins that lead nowhere. While it is true, footer, contact and CV say so. Put in
   * your own, then say false.
   */
  isExample: true as boolean,
  name: 'Portfolio',
  role: 'UX/UI designer and front-end developer',
  /** Where you work, such as "Lisbon, or remote"; null says nothing about it. */
  place: null as string | null,
  /** Origin of canonical links, without a slash at the end. `SITE_URL` overrides it when composing. */
  url: 'https://portfolio.example.com',
  email: 'hello@example.com',
  socials: [
    { name: 'GitHub', url: 'https://example.com/github' },
    { name: 'LinkedIn', url: 'https://example.com/linkedin' },
    { name: 'Dribbble', url: 'https://example.com/dribbble' },
  ],
  copyrightYear: 2026,
  feedPath: '/rss.xml',
  /** Of Google Identity Services. Without one, nothing of Google is loaded or shown; DECISIONS 20. */
  googleClientId: '' as string,
} as const;
