import { isRemoteId, toRemoteNames } from './remoteNames';

test('derives every spelling from the id', () => {
  expect(toRemoteNames('case-studies')).toEqual({
    id: 'case-studies',
    container: 'caseStudies',
    webPath: '/remotes/case-studies/',
    packageName: '@portfolio/case-studies',
  });
  expect(toRemoteNames('rsvp').container).toBe('rsvp');
});

test.each(['', 'jsDemos', 'js_demos', '-js', 'js--demos', '../js', '1st'])('refuses the id "%s"', (id) => {
  expect(() => toRemoteNames(id)).toThrow(/not a kebab-case id.* Use lower-case letters/);
});

test.each(['constructor', 'location', 'top', 'local-storage', 'class', 'shell'])(
  'refuses the id "%s", whose container would replace something of the page',
  (id) => {
    expect(isRemoteId(id)).toBe(false);
    expect(isRemoteId(`${id}-demos`)).toBe(true);
  },
);
