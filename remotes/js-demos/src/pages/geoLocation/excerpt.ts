import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'bearing.ts',
  code: `
export function turnTowards(fromDeg: number, headingDeg: number): number {
  const differenceDeg = (((headingDeg - fromDeg) % 360) + 540) % 360;
  return fromDeg + differenceDeg - 180;
}
`,
  notes: [
    {
      at: 'turnTowards(fromDeg',
      text: 'The angle the needle is drawn at may be any number, such as 730; the heading lies between 0 and 360.',
    },
    {
      at: '+ 540) % 360',
      text: 'A remainder has the sign of the dividend. Adding one and a half turns keeps it above nought and shifts it by half a turn.',
    },
    {
      at: '- 180',
      text: 'The half turn comes off again: what is left lies between -180 and 180, the shorter arc to either side.',
    },
  ],
};
