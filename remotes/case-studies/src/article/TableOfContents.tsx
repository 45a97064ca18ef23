import { media, useMediaQuery } from '@portfolio/design';
import { useId } from 'react';
import { flattenIds, type Heading } from './headings';
import { StyledLink, StyledList, StyledNav, StyledNavTitle } from './TableOfContents.styles';
import { useCurrentHeading } from './useCurrentHeading';

interface HeadingListProps {
  headings: readonly Heading[];
  current: string | undefined;
  isNested?: boolean;
}

function HeadingList({ headings, current, isNested = false }: HeadingListProps) {
  return (
    <StyledList $isNested={isNested}>
      {headings.map(({ id, text, nested }) => (
        <li key={id}>
          <StyledLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </StyledLink>
          {nested.length > 0 && <HeadingList headings={nested} current={current} isNested />}
        </li>
      ))}
    </StyledList>
  );
}

/** The study's headings as links, the one being read marked. A disclosure where they stand above the text. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const titleId = useId();
  const isBeside = useMediaQuery(media.wide);
  const current = useCurrentHeading(flattenIds(headings).join(' '));
  return (
    <StyledNav aria-labelledby={titleId}>
      <details open={isBeside}>
        <StyledNavTitle id={titleId}>On this page</StyledNavTitle>
        <HeadingList headings={headings} current={current} />
      </details>
    </StyledNav>
  );
}
