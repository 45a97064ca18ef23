import { Button, Dimension, Skeleton } from '@portfolio/design';
import { keepFocus, useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import type { Film, FilmDetails } from './film';
import {
  LONGEST_MINUTES,
  StyledFacts,
  StyledFilmTitle,
  StyledLength,
  StyledReleaseYear,
} from './FilmSheet.styles';
import type { FilmReader, ReaderState } from './filmReader';

type ShownFilm = Exclude<ReaderState, { status: 'empty' }>;

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

export interface FilmSheetProps {
  reader: FilmReader;
  /** Loads the details of a film again. */
  onReload: (film: Film) => void;
}

function More({ shown, onReload }: Pick<FilmSheetProps, 'onReload'> & { shown: ShownFilm }) {
  if (shown.status === 'loading') return <Skeleton lineCount={4} />;
  if (shown.status === 'ready') return <Details details={shown.details} />;
  if (shown.film.id === null) {
    return (
      <StyledHint>
        The offline data ends here. The API adds the original title, the director and a description.
      </StyledHint>
    );
  }
  const reason = shown.status === 'failed' ? shown.problem.info.title : 'Loading was stopped';
  return (
    <>
      <StyledHint>{reason}. For now, only the title, year and length are known.</StyledHint>
      <StyledToolbar>
        <Button category="border-sm" onClick={() => onReload(shown.film)}>
          Try again
        </Button>
      </StyledToolbar>
    </>
  );
}

/** One film, with all the details known. */
export function FilmSheet({ reader, onReload }: FilmSheetProps) {
  const shown = useStore(reader, (value) => value.shown);
  if (shown.status === 'empty') {
    return <StyledHint>Find a film above or choose one from the list, and it appears here.</StyledHint>;
  }
  const { title, year, minutes } = shown.film;
  return (
    <StyledStack ref={keepFocus} tabIndex={-1} aria-busy={shown.status === 'loading'}>
      <StyledReleaseYear>{year}</StyledReleaseYear>
      <StyledFilmTitle>{title}</StyledFilmTitle>
      <StyledLength style={{ inlineSize: `${(minutes / LONGEST_MINUTES) * 100}%` }}>
        <Dimension>{minutes} minutes</Dimension>
      </StyledLength>
      <More shown={shown} onReload={onReload} />
    </StyledStack>
  );
}
