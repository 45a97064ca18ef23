/** Languages for dictation, each by its own name. Whether a browser knows one can only be found out by trying. */
export const LANGUAGES = [
  { code: 'en-GB', label: 'English (United Kingdom)' },
  { code: 'en-US', label: 'English (United States)' },
  { code: 'en-IN', label: 'English (India)' },
  { code: 'ar-EG', label: 'العربية' },
  { code: 'cs-CZ', label: 'Čeština' },
  { code: 'da-DK', label: 'Dansk' },
  { code: 'de-DE', label: 'Deutsch' },
  { code: 'es-ES', label: 'Español' },
  { code: 'fr-FR', label: 'Français' },
  { code: 'hi-IN', label: 'हिन्दी' },
  { code: 'it-IT', label: 'Italiano' },
  { code: 'ja-JP', label: '日本語' },
  { code: 'ko-KR', label: '한국어' },
  { code: 'nl-NL', label: 'Nederlands' },
  { code: 'pl-PL', label: 'Polski' },
  { code: 'pt-PT', label: 'Português' },
  { code: 'sv-SE', label: 'Svenska' },
  { code: 'tr-TR', label: 'Türkçe' },
  { code: 'uk-UA', label: 'Українська' },
  { code: 'zh-CN', label: '中文（普通话）' },
] as const;

export function findLanguage(code: string) {
  return LANGUAGES.find((language) => language.code === code);
}

/** Spoken commands and marks are English words; in other languages only text is spoken, and commands are typed. */
export function isEnglish(code: string): boolean {
  return code.startsWith('en-');
}
