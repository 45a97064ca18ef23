import { Dimension, Skeleton } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack } from '@portfolio/kit/demo';
import type { FilmDetails } from './film';
import {
  LONGEST_MINUTES,
  StyledFacts,
  StyledFilmTitle,
  StyledLength,
  StyledReleaseYear,
} from './FilmSheet.styles';
import type { FilmReader, ReaderState } from './filmReader';

function Details({ details }: { details: FilmDetails }) {
  const { originalTitle, director, description } = details;
  return (
    <>
      <StyledFacts>
        <dt>Original title</dt>
        <dd lang="ja">{originalTitle}</dd>
        <dt>Director</dt>
        <dd>{director}</dd>
      </StyledFacts>
      <p>{description}</p>
    </>
  );
}

function More({ shown }: { shown: ReaderState }) {
  if (shown.status === 'loading') return <Skeleton lineCount={4} />;
  if (shown.status === 'ready') return <Details details={shown.details} />;
  if (shown.status === 'failed') {
    return (
      <StyledHint>{shown.problem.info.title}. For now, only the title, year and length are known.</StyledHint>
    );
  }
  return (
    <StyledHint>
      The offline data ends here. The API adds the original title, the director and a description.
    </StyledHint>
  );
}

/** One film, with all the details known. */
export function FilmSheet({ reader }: { reader: FilmReader }) {
  const shown = useStore(reader, (value) => value.shown);
  if (shown.status === 'empty') {
    return <StyledHint>Find a film above or choose one from the list, and it appears here.</StyledHint>;
  }
  const { title, year, minutes } = shown.film;
  return (
    <StyledStack aria-busy={shown.status === 'loading'}>
      <StyledReleaseYear>{year}</StyledReleaseYear>
      <StyledFilmTitle>{title}</StyledFilmTitle>
      <StyledLength style={{ inlineSize: `${(minutes / LONGEST_MINUTES) * 100}%` }}>
        <Dimension>{minutes} minutes</Dimension>
      </StyledLength>
      <More shown={shown} />
    </StyledStack>
  );
}
