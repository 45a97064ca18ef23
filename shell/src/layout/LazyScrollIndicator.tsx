import { useMediaQuery } from '@portfolio/design';
import { useLazyPart } from '../loading/useLazyPart';

const loadIndicator = () =>
  import(/* webpackChunkName: "scroll-indicator" */ './scroll-indicator/ScrollIndicator').then(
    (module) => module.ScrollIndicator,
  );

/** `media.wide`, written out: no first script needs the tokens of the design. */
export const WIDE = '(min-width: 60rem)';

/** The scroll indicator, in wide windows only: narrower ones, such as phones, have none and do not load it. */
export function LazyScrollIndicator({ currentPath }: { currentPath: string }) {
  const isWide = useMediaQuery(WIDE);
  const { Part: ScrollIndicator } = useLazyPart(loadIndicator, isWide);
  return isWide && ScrollIndicator && <ScrollIndicator currentPath={currentPath} />;
}
