import { removeScripts } from './removeScripts';

it('removes scripts, their data and preloads, and leaves the rest as it is', () => {
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
