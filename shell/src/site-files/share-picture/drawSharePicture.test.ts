import { createHash } from 'node:crypto';
import type { PageData } from '../../site-map/pageData';
import { drawSharePicture } from './drawSharePicture';
import { SHARE_PICTURE_FORMAT, toSharePicture } from './sharePicture';
import type { TextSetter } from './textSetter';

const setter: TextSetter = {
  measure: (text) => text.length * 0.6,
  outline: (text, face, sizePx, x, y) => `M${x} ${y}(${sizePx} ${face}: ${text})`,
};
const PAGE: PageData = { path: '/about', page: 'about', title: 'About', description: 'Skills.', crumbs: [] };

test('the format number must be raised when the same text and artwork give another picture', () => {
  const drawings = [
    drawSharePicture({ title: 'Warehouse pack-station module', label: 'UX', text: '' }, 'data:,', setter),
    drawSharePicture({ title: 'Privacy policy and everything else', label: '', text: 'What.' }, null, setter),
  ];
  const hash = createHash('sha256').update(drawings.join('')).digest('hex').slice(0, 12);
  expect([SHARE_PICTURE_FORMAT, hash]).toEqual([1, '280841a7948c']);
});

test('a page of the shell shows its title and description; page-not-found has no picture', () => {
  expect(toSharePicture(PAGE)).toEqual({ title: 'About', label: '', text: 'Skills.' });
  expect(toSharePicture({ ...PAGE, page: 'page-not-found' })).toBeNull();
});

test('home shows its headline and the role', () => {
  expect(toSharePicture({ ...PAGE, page: 'home', title: 'Home' })).toMatchObject({
    title: 'I draw interfaces and build what I drew.',
    text: 'UX/UI designer and front-end developer',
  });
});

test('text in an artwork’s address cannot end its attribute', () => {
  expect(drawSharePicture({ title: 'A', label: '', text: '' }, '"/><script/>', setter)).not.toContain(
    '<script',
  );
});
