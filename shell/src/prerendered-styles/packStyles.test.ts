import { packStyles } from './packStyles';
import { unpackStyles } from './unpackStyles';

const END = '/*!sc*/\n';
const mark = (group: number, id: string, names: string) =>
  `data-styled.g${group}[id="${id}"]{content:"${names},"}`;

const toElement = (...parts: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${parts.map((part) => part + END).join('')}</style>`;
const toText = (element: string) => element.replace(/<[^>]+>/g, '');

const GLOBAL = [':root{--a:1;}', 'body{color:red;}', mark(1, 'sc-global-abc', 'sc-global-abc1')];
const CARD = ['.kCard{gap:1rem;}', '@media print{.kCard{gap:0;}}', mark(7, 'sc-1card', 'kCard,kOther')];
const DICE = ['.kDice{animation:kTurn 1s;}', mark(9, 'sc-1dice', 'kDice')];
const TURN = ['@keyframes kTurn{to{rotate:1turn;}}', mark(12, 'sc-keyframes-kTurn', 'kTurn')];

test('writes a rule in a line, and after those of a component its id and names', () => {
  expect(packStyles(toElement(...GLOBAL, ...CARD), '<p class="sc-1card kCard">')).toBe(
    '<style data-styled="true" data-styled-version="6.6.0">' +
      ':root{--a:1;}\nbody{color:red;}\n/*sc-global-abc sc-global-abc1*/\n' +
      '.kCard{gap:1rem;}\n@media print{.kCard{gap:0;}}\n/*sc-1card kCard,kOther*/</style>',
  );
});

test('leaves out what is not in the page, with its keyframes', () => {
  const packed = packStyles(
    toElement(...GLOBAL, ...CARD, ...DICE, ...TURN),
    '<p class="sc-1card kCard">kDice</p>',
  );
  expect(packed).toContain('.kCard');
  expect(packed).not.toMatch(/kDice|kTurn/);
});

test('keeps the keyframes of what is in the page', () => {
  expect(packStyles(toElement(...DICE, ...TURN), '<p class="sc-1dice kDice">')).toContain('@keyframes kTurn');
});

test('comes back as styled-components reads it, groups in the same order', () => {
  const packed = packStyles(toElement(...GLOBAL, ...DICE, ...CARD), '<p class="kCard">');
  expect(unpackStyles(toText(packed)).split(END)).toEqual([
    ...GLOBAL.slice(0, 2),
    'data-styled.g1[id="sc-global-abc"]{content:"sc-global-abc1"}',
    ...CARD.slice(0, 2),
    'data-styled.g2[id="sc-1card"]{content:"kCard,kOther"}',
  ]);
});
