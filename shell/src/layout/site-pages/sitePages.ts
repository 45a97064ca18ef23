/** A page of the shell as lists of pages show it. */
export interface SitePage {
  title: string;
  path: string;
  description: string;
}

/** The shell's own pages in reading order, for the site map and for suggestions. */
export const SITE_PAGES: readonly SitePage[] = [
  { title: 'Home', path: '/', description: 'Who I am, what I can do, and where to start.' },
  { title: 'Work', path: '/work', description: 'All projects, to filter, search and sort.' },
  { title: 'About', path: '/about', description: 'Skills, process, certificates and honours.' },
  { title: 'Contact', path: '/contact', description: 'How to write to me, with ready beginnings.' },
  { title: 'Blogs', path: '/blogs', description: 'The write-ups, newest first.' },
  { title: 'CV', path: '/cv', description: 'One page or two, to read or to print.' },
  { title: 'Site map', path: '/siteMap', description: 'Every page of this site.' },
  { title: 'Terms of service', path: '/TermsOfService', description: 'What you may do here.' },
  { title: 'Privacy policy', path: '/PrivacyPolicy', description: 'What is remembered, and where.' },
  { title: 'Disclaimer', path: '/disclaimer', description: 'What is real and what is an example.' },
  { title: 'Parts', path: '/parts', description: 'Every part of the design, for developers.' },
  { title: 'Composition', path: '/composition', description: 'What this site is made of, for maintainers.' },
];
