import {
  Children,
  cloneElement,
  createElement,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Where a part is drawn, in the figure's pixels. Its height follows from its content. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A component that knows its height before it is drawn, so that columns and rows can place it. */
export interface Part<P> {
  (props: P & Partial<Box>): ReactNode;
  measure: (props: P, widthPx: number) => number;
}

export function definePart<P extends object>(
  measure: (props: P, widthPx: number) => number,
  Draw: ComponentType<P & Box>,
): Part<P> {
  const DrawLoose = Draw as ComponentType<object>;
  const part = (props: P & Partial<Box>) => createElement(DrawLoose, { x: 0, y: 0, width: 0, ...props });
  return Object.assign(part, { measure });
}

type PartElement = ReactElement<Partial<Box>>;

export function partsOf(children: ReactNode): PartElement[] {
  return Children.toArray(children).filter((child): child is PartElement => isValidElement(child));
}

export function measurePart(element: PartElement, widthPx: number): number {
  const { measure } = element.type as Part<Partial<Box>>;
  if (!measure) throw new Error('Only parts made with definePart() can be laid out. Place others by hand.');
  return measure(element.props, element.props.width ?? widthPx);
}

export function placePart(element: PartElement, box: Box): ReactElement {
  return cloneElement(element, { ...box, width: element.props.width ?? box.width });
}
