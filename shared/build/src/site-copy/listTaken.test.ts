import { listTaken } from './listTaken';

const OTHERS = [
  { id: 'js-demos', paths: ['/work/js/drumKit'] },
  { id: 'case-studies', paths: ['/work/UX/RSVPApp', '/work'] },
];

test.each([
  ['/work/js/drumKit', ['/work/js/drumKit belongs to js-demos']],
  ['/work/JS/DrumKit', ['/work/JS/DrumKit belongs to js-demos']],
  ['/work/JavaScript/drumkit', ['/work/JavaScript/drumkit belongs to js-demos']],
  ['/work/webux/rsvpapp', ['/work/webux/rsvpapp belongs to case-studies']],
  ['/work/CSS/drumKit', []],
  ['/work/toys/drumKit', []],
])('%s: %j', (path, expected) => {
  expect(listTaken([path], OTHERS)).toEqual(expected);
});
