import { isHashed } from './otherSites';

test.each([
  'assets/index-DiwrgTda.js',
  'main.8f3c2a1b.css',
  'static/Hero-a_B1c2D-.avif',
  'app-0123456789.js',
])('lets the browser keep %s, whose name has a hash', (file) => expect(isHashed(file)).toBe(true));

test.each(['about-portfolio.html', 'Case-Studies2026.html', 'touch-portrait.png', 'index.js', 'a-1.js'])(
  'lets the browser ask again for %s',
  (file) => expect(isHashed(file)).toBe(false),
);
