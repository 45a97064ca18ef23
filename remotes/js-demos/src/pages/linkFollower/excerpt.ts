import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'createFollower.ts',
  code: `
const { left, top } = container.getBoundingClientRect();
const origin = { left: left + container.clientLeft, top: top + container.clientTop };
const pieces = toPieces(choice.target.getClientRects(), origin);
const isSame = choice.target === last;
last = choice.target;
onPlace({ link: choice.target, cause: choice.cause, pieces, isSame });
`,
  notes: [
    {
      at: 'container.clientLeft',
      text: 'Places are counted from inside the container’s border, where the frame’s own zero is. Scrolling moves both alike.',
    },
    {
      at: 'getClientRects()',
      text: 'One rectangle per line. The usual getBoundingClientRect would give one box around two half lines and everything between.',
    },
    {
      at: 'isSame =',
      text: 'Measured again after a change of width, the frame sticks to its link. It glides only on the way to another.',
    },
  ],
};
