import styled from 'styled-components';
import { hiddenInDark, hiddenInLight } from '../theme/onlyInTheme';

/** A picture for both themes, with the size that is reserved for it. */
export interface ThemedImageSource {
  src: string;
  /** The same picture drawn for the dark theme. */
  srcDark?: string;
  alt: string;
  widthPx: number;
  heightPx: number;
  /** True for the first picture of a page: it is fetched at once and first. */
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

/** The picture of the current theme. The browser does not fetch the other one, which is lazy and not displayed. */
export function ThemedImage({ src, srcDark, alt, widthPx, heightPx, isEager = false }: ThemedImageSource) {
  const size = { width: widthPx, height: heightPx, decoding: 'async' } as const;
  const loading = isEager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  if (srcDark === undefined) return <StyledImage {...size} {...loading} src={src} alt={alt} />;
  return (
    <>
      <StyledLightImage {...size} {...loading} src={src} alt={alt} />
      <StyledDarkImage {...size} loading="lazy" src={srcDark} alt={alt} />
    </>
  );
}
