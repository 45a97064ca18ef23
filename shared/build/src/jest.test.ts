import { createJestConfig } from './jest.cjs';

test.each(['drawing.svg', 'photo.jpg', 'photo.jpeg', 'film.webm'])('tests import %s, as pages do', (file) => {
  const [project] = createJestConfig().projects ?? [];
  const patterns = typeof project === 'object' ? Object.keys(project.moduleNameMapper ?? {}) : [];
  expect(patterns.some((pattern) => new RegExp(pattern).test(`./${file}`))).toBe(true);
});
