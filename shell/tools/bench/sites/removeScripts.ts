const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;
/** Preloads of scripts, and of the styles and data that only scripts use; those of fonts and pictures stay. */
const PRELOADS = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|style|fetch)")[^>]*>\n?/g;

/** Removes from a page its scripts, their data, and the preloads that only they use. */
export function removeScripts(html: string): string {
  return html.replace(SCRIPTS, '').replace(PRELOADS, '');
}
