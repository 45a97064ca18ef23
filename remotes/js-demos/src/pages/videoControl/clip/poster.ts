import { SCENE, createScene } from './scene';
import type { Shape } from './shapes';

function toMarkup(shape: Shape): string {
  if (shape.kind === 'disc')
    return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.colour}"/>`;
  return `<path fill="${shape.colour}" d="M${shape.x} ${shape.y}h${shape.width}v${shape.height}h-${shape.width}"/>`;
}

const markup = createScene(0).map(toMarkup).join('');

/** The clip's first frame, in the document itself: shown until the video is there, without a request. */
export const POSTER_URL = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE.widthPx} ${SCENE.heightPx}">${markup}</svg>`,
)}`;
