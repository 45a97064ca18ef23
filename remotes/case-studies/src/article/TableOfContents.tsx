import { media, READING, useMediaQuery } from '@portfolio/design';
import { useId } from 'react';
import type { Heading } from './headings';
import { StyledLink, StyledList, StyledNav, StyledNavTitle } from './TableOfContents.styles';

interface HeadingListProps {
  headings: readonly Heading[];
  isNested?: boolean;
}

function HeadingList({ headings, isNested = false }: HeadingListProps) {
  return (
    <StyledList data-nested={isNested || undefined}>
      {headings.map(({ id, text, isArgument, nested }) => (
        <li key={id}>
          <StyledLink href={`#${id}`} data-argument={isArgument || undefined}>
            {text}
          </StyledLink>
          {nested.length > 0 && <HeadingList headings={nested} isNested />}
        </li>
      ))}
    </StyledList>
  );
}

/** The study's headings as links; `useReading` marks the current one. A disclosure if it is above the text. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const titleId = useId();
  const isBeside = useMediaQuery(media.wide);
  return (
    <StyledNav aria-labelledby={titleId} {...READING.contents}>
      <details open={isBeside}>
        <StyledNavTitle id={titleId}>On this page</StyledNavTitle>
        <HeadingList headings={headings} />
      </details>
    </StyledNav>
  );
}
