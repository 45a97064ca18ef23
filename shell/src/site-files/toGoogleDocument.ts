import { GOOGLE_SIGN_IN_SCRIPT } from '../auth/google/googleDocument';
import { SITE } from '../site';
import { escapeHtml } from './escapeHtml';

/** Generates the document with Google's button, in which no code of the shell or a remote runs. */
export function toGoogleDocument(clientId: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Continue with Google | ${escapeHtml(SITE.name)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:15vh auto;padding:0 1rem}#button{min-height:44px}</style>
</head>
<body data-client-id="${escapeHtml(clientId)}">
<main>
<h1>Continue with Google</h1>
<div id="button"></div>
<p id="failure" role="alert" hidden>Google’s sign-in could not be loaded. Go back and sign in with email and password.</p>
<noscript><p>Google’s sign-in needs JavaScript.</p></noscript>
<p><a id="back" href="/">Back without signing in</a></p>
</main>
<script>${GOOGLE_SIGN_IN_SCRIPT}</script>
</body>
</html>
`;
}
