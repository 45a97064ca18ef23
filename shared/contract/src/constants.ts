/**
 * Version of this contract. The gate refuses a release with another major, unless the shell still lists that major in
 * `OLDER_CONTRACTS`.
 *
 * @see shared/contract/README.md for what each version changed
 */
export const CONTRACT_VERSION = '1.0.0';

/** Milliseconds that a remote may take, from entry to last style, before its page gives up. SPEC section 9. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** The `z-index` of the shell's header. A page stays below it. */
export const HEADER_LAYER = 10;

/** The one module a remote exposes. */
export const EXPOSED_MODULE = './remote';

/**
 * Selects the controls that hydrate a page with `hydrate: 'on-interaction'` when they are hovered, focused or used.
 * Links and `<details>` are not among them: browsers follow and open those without a script.
 */
export const CONTROLS = 'button, input, select, textarea, label, [tabindex]:not([tabindex="-1"])';

/** The theme names and the attribute on `<html>` that carries the current one. */
export const THEMES = ['default', 'darkMode'] as const;
export type ThemeName = (typeof THEMES)[number];
export const THEME_ATTRIBUTE = 'data-theme';

/**
 * Global object from remote id to the URL of its files, set by the loader of a release before its entry runs.
 * Both builds of a remote read it, so prerendered and hydrated URLs are the same.
 */
export const BASE_URLS_GLOBAL = '__portfolioBaseUrls';

/** Global object from remote id to a suffix for the URLs of its files, set after a request for one of them hung. */
export const URL_SUFFIXES_GLOBAL = '__portfolioUrlSuffixes';
