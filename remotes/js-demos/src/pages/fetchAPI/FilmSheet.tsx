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
      <StyledHint>{shown.problem.info.title}. Title, year and length are all there is for now.</StyledHint>
    );
  }
  return (
    <StyledHint>
      Offline data end here. With an answer of the API, original title, director and a description follow.
    </StyledHint>
  );
}

/** One film, as much of it as is known. */
export function FilmSheet({ reader }: { reader: FilmReader }) {
  const shown = useStore(reader, (value) => value.shown);
  if (shown.status === 'empty') {
    return <StyledHint>Find a film above, or take one from the list: it is shown here.</StyledHint>;
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
