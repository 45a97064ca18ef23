import { SiteError } from '@portfolio/contract';
import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { LineToBadge } from './Badge';

/** Position and width of a part, in the figure's pixels. Its height depends on its content. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** The props that every part takes in addition to its own. */
export interface Placed extends Partial<Box> {
  /** Shorthand for x, y and width, for a part that is positioned explicitly. */
  at?: readonly [x: number, y: number, width?: number];
  /** The number of a redline mark beside the part. */
  note?: number;
  noteSide?: 'left' | 'right';
  /** Distance from the part's edge to the mark's centre, in pixels. */
  noteReach?: number;
}

/** A component that knows its height before it is drawn, so that columns and rows can place it. */
export interface Part<P> {
  (props: P & Placed): ReactNode;
  measure: (props: P, widthPx: number) => number;
}

/** Distance of a mark's line from its part, which may end in a letter. */
const NOTE_GAP_PX = 6;

/** @param height - in pixels, or a function that computes it from the props and the available width */
export function definePart<P extends object = object>(
  height: number | ((props: P, widthPx: number) => number),
  Draw: ComponentType<P & Box>,
): Part<P> {
  const measure = typeof height === 'number' ? () => height : height;
  const DrawLoose = Draw as ComponentType<object>;
  const part = ({ note, noteSide, noteReach = 36, at = [0, 0], ...props }: P & Placed) => {
    const box = { x: at[0], y: at[1], width: at[2] ?? 0, ...props };
    const drawn = createElement(DrawLoose, box);
    if (note === undefined) return drawn;
    const cy = box.y + measure(box as unknown as P, box.width) / 2;
    const mark =
      noteSide === 'left'
        ? { fromX: box.x - NOTE_GAP_PX, cx: box.x - noteReach }
        : { fromX: box.x + box.width + NOTE_GAP_PX, cx: box.x + box.width + noteReach };
    return createElement(Fragment, null, drawn, createElement(LineToBadge, { ...mark, n: note, cy }));
  };
  return Object.assign(part, { measure });
}

/** Defines a part that is drawn at (0, 0) and then moved into place. */
export function definePicture<P extends object = object>(
  height: number | ((props: P, widthPx: number) => number),
  Draw: ComponentType<P & Pick<Box, 'width'>>,
): Part<P> {
  const DrawLoose = Draw as ComponentType<object>;
  return definePart<P>(height, ({ x, y, ...props }) =>
    createElement('g', { transform: `translate(${x} ${y})` }, createElement(DrawLoose, props)),
  );
}

/** Defines a part that consists of one other part. */
export function composePart<P extends object>(compose: (props: P) => ReactElement): Part<P> {
  const make = (props: P) => compose(props) as PartElement;
  return definePart<P>(
    (props, widthPx) => measurePart(make(props), widthPx),
    ({ x, y, width, ...props }) => placePart(make(props as unknown as P), { x, y, width }),
  );
}

type PartElement = ReactElement<Partial<Box>>;

export function partsOf(children: ReactNode): PartElement[] {
  return Children.toArray(children).filter((child): child is PartElement => isValidElement(child));
}

export function measurePart(element: PartElement, widthPx: number): number {
  const { measure } = element.type as Part<Partial<Box>>;
  if (!measure)
    throw new SiteError(
      '[case-studies] Failed to lay out a part: it was not created with definePart(). Create it with definePart(), or position it by hand.',
      'BAD_DRAWING',
    );
  return measure(element.props, element.props.width ?? widthPx);
}

export function placePart(element: PartElement, box: Box): ReactElement {
  return cloneElement(element, { ...box, width: element.props.width ?? box.width });
}
