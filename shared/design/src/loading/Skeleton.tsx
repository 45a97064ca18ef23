import styled, { keyframes } from 'styled-components';
import { color, media, radius, space } from '../tokens';

/** The shape of a {@link Skeleton}. */
export interface SkeletonProps {
  /** "text" draws lines, "picture" the crossed box of a wireframe (default "text"). */
  shape?: 'text' | 'picture';
  /** How many lines of text (default 3). */
  lineCount?: number;
  /** Width by height of a picture, as CSS takes it (default "16 / 10"). */
  aspectRatio?: string;
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const StyledSkeleton = styled.div`
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
`;

const StyledLine = styled.div`
  inline-size: 100%;
  block-size: 0.75rem;
  margin-block-end: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};

  &:last-child {
    inline-size: 62%;
  }
`;

const StyledPicture = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  background: ${color.sunken};
  color: ${color.line};
`;

/** A placeholder for content, in the style of a wireframe. Hidden from assistive technology. */
export function Skeleton({ shape = 'text', lineCount = 3, aspectRatio = '16 / 10' }: SkeletonProps) {
  if (shape === 'picture') {
    return (
      <StyledSkeleton aria-hidden="true" style={{ aspectRatio }}>
        <StyledPicture stroke="currentColor">
          <rect width="100%" height="100%" fill="none" strokeWidth="2" />
          <line x2="100%" y2="100%" />
          <line x1="100%" x2="0" y2="100%" />
        </StyledPicture>
      </StyledSkeleton>
    );
  }
  return (
    <StyledSkeleton aria-hidden="true">
      {Array.from({ length: lineCount }, (_item, index) => (
        <StyledLine key={index} />
      ))}
    </StyledSkeleton>
  );
}
