import { PASSWORD_MIN_LENGTH, type TopLevelDomain } from './patterns';

/** One line of a live checklist. */
export interface Condition {
  text: string;
  isMet: boolean;
}

const TOP_LEVEL_DOMAINS: Readonly<Record<TopLevelDomain, { text: string; pattern: RegExp }>> = {
  short: { text: 'Ends with a 2-3 character top-level domain', pattern: /.\.[A-Za-z]{2,3}$/ },
  any: { text: 'Ends with a top-level domain, such as .com or .studio', pattern: /.\.[A-Za-z]{2,63}$/ },
};

/** The email checklist. All are met exactly when the pattern matches. SPEC section 5, DECISIONS 22. */
export function listEmailConditions(value: string, topLevelDomain: TopLevelDomain = 'short'): Condition[] {
  const at = value.lastIndexOf('@');
  const account = at === -1 ? value : value.slice(0, at);
  const domain = at === -1 ? '' : value.slice(at + 1);
  return [
    {
      text: 'Account name characters: letters, digits and . _ % + -',
      isMet: /^[A-Za-z0-9._%+-]+$/.test(account),
    },
    { text: 'Domain name after @', isMet: /^[A-Za-z0-9.-]+$/.test(domain) },
    {
      text: TOP_LEVEL_DOMAINS[topLevelDomain].text,
      isMet: TOP_LEVEL_DOMAINS[topLevelDomain].pattern.test(domain),
    },
  ];
}

/** The password checklist. All are met exactly when the pattern matches. SPEC section 5, DECISIONS 14. */
export function listPasswordConditions(value: string): Condition[] {
  return [
    { text: 'Numbers present', isMet: /\d/.test(value) },
    { text: 'No spaces', isMet: /^\S+$/.test(value) },
    { text: 'Capital letter', isMet: /[A-Z]/.test(value) },
    { text: 'Small letters', isMet: /[a-z]/.test(value) },
    { text: `${PASSWORD_MIN_LENGTH} or more characters`, isMet: value.length >= PASSWORD_MIN_LENGTH },
    { text: 'Special character: one of !@#$%^&*', isMet: /[!@#$%^&*]/.test(value) },
  ];
}
