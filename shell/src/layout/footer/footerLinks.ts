/** A link in the footer. Paths are those of SPEC section 2, spelling included; see DECISIONS 7 for their targets. */
export interface FooterLink {
  name: string;
  path: string;
}

export const LEGAL_LINKS: readonly FooterLink[] = [
  { name: 'Terms of service', path: '/termsOfService' },
  { name: 'Privacy policy', path: '/privacyPolicy' },
  { name: 'Disclaimer', path: '/disclaimer' },
];

export const BUSINESS_LINKS: readonly FooterLink[] = [
  { name: 'Site map', path: '/siteMap' },
  { name: 'Business', path: '/buisness' },
  { name: 'Blog', path: '/blog' },
];
