import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hiddenInDark, hiddenInLight } from '../theme/onlyInTheme';

/** The picture that a narrow screen gets instead of the wide one. */
export interface NarrowSource {
  src: string;
  srcDark: string;
  widthPx: number;
  heightPx: number;
}

/** A picture for both themes, with the size to reserve for it. */
export interface ThemedImageSource {
  src: string;
  /** The same picture drawn for the dark theme. */
  srcDark?: string;
  alt: string;
  widthPx: number;
  heightPx: number;
  /** The same content composed for screens up to 36 rem. */
  narrow?: NarrowSource;
  /** True for the first picture of a page: it is loaded eagerly and with high priority. */
  isEager?: boolean;
}

const StyledImage = styled.img`
  inline-size: 100%;
  block-size: auto;
`;

const StyledLightImage = styled(StyledImage)`
  ${hiddenInDark}
`;

const StyledDarkImage = styled(StyledImage)`
  ${hiddenInLight}
`;

const NARROW_SCREEN = '(max-width: 36rem)';

/** Leaves the choice of picture to the browser, which knows the width before any script does. */
function NarrowFirst({
  narrow,
  src,
  children,
}: {
  narrow?: NarrowSource;
  src?: string;
  children: ReactNode;
}) {
  if (narrow === undefined) return children;
  return (
    <picture>
      <source media={NARROW_SCREEN} srcSet={src} width={narrow.widthPx} height={narrow.heightPx} />
      {children}
    </picture>
  );
}

/** The picture of the current theme. The browser does not fetch the other one, which is lazy and not displayed. */
export function ThemedImage({
  src,
  srcDark,
  alt,
  widthPx,
  heightPx,
  narrow,
  isEager = false,
}: ThemedImageSource) {
  const size = { width: widthPx, height: heightPx, decoding: 'async' } as const;
  const loading = isEager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  if (srcDark === undefined) return <StyledImage {...size} {...loading} src={src} alt={alt} />;
  return (
    <>
      <NarrowFirst narrow={narrow} src={narrow?.src}>
        <StyledLightImage {...size} {...loading} src={src} alt={alt} />
      </NarrowFirst>
      <NarrowFirst narrow={narrow} src={narrow?.srcDark}>
        <StyledDarkImage {...size} loading="lazy" src={srcDark} alt={alt} />
      </NarrowFirst>
    </>
  );
}
