import { findNavigationMs } from './findNavigationMs';
import type { NavigationReport } from './observeNavigation';

const heading = (atMs: number, path: string, text: string): NavigationReport => ({
  type: 'heading',
  atMs,
  path,
  text,
});
const click = (atMs: number): NavigationReport => ({ type: 'click', atMs });

test('takes the time from the click to the new heading', () => {
  const reports = [heading(100, '/', 'Home'), click(500), heading(620, '/work', 'Work')];
  expect(findNavigationMs(reports, '/work')).toBe(120);
});

test('does not mistake the old heading at the new address for the new page', () => {
  const reports = [heading(100, '/', 'Home'), click(500), heading(510, '/work', 'Home')];
  expect(findNavigationMs(reports, '/work')).toBeNull();
  expect(findNavigationMs([...reports, heading(700, '/work', 'Work')], '/work')).toBe(200);
});

test('takes the last click of several', () => {
  const reports = [
    heading(1, '/', 'Home'),
    click(10),
    heading(20, '/work', 'Work'),
    click(100),
    heading(190, '/', 'Home'),
  ];
  expect(findNavigationMs(reports, '/')).toBe(90);
});

test('refuses a navigation without a click', () => {
  expect(() => findNavigationMs([heading(100, '/', 'Home')], '/work')).toThrow('was not clicked');
});
