import { removeScripts } from './removeScripts';

test('removes scripts, their data and the preloads that they use, and leaves the rest as it is', () => {
  const page = `<head><script>theme()</script>
<link rel="preload" href="/a.js" as="script">
<link rel="icon" href="/icon.svg">
<style>h1{color:red}</style>
<script defer src="/main.js"></script></head><body><h1>Work</h1><img src="/hero.svg">
<script type="application/json" id="page-data">{"a":"<h1>"}</script></body>`;
  expect(removeScripts(page)).toBe(`<head><link rel="icon" href="/icon.svg">
<style>h1{color:red}</style>
</head><body><h1>Work</h1><img src="/hero.svg">
</body>`);
});

test('leaves preloads of fonts and pictures, which the page needs without scripts too', () => {
  const kept = `<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" as="image" href="/hero.avif">
`;
  const deferred = `<link rel="preload" media="not all" data-run href="/a.js" as="script" crossorigin="anonymous">
<link rel="preload" media="not all" href="/a.css" as="style" crossorigin="anonymous">
<link rel="preload" media="not all" href="/a.json" as="fetch" crossorigin="anonymous">
`;
  expect(removeScripts(kept + deferred)).toBe(kept);
});
