import { useStore } from '@portfolio/kit';
import {
  ALL_STATES,
  DemoPanel,
  StateNotice,
  StateSwitch,
  StyledStack,
  useAnnounce,
} from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiPanel } from './ApiPanel';
import type { Film } from './film';
import { FilmCombobox } from './FilmCombobox';
import { StyledFinder } from './FilmFinder.styles';
import { FilmSheet } from './FilmSheet';
import { FilmTable } from './FilmTable';
import { API_NOTICES } from './requestProblem';
import { useFilms } from './useFilms';

/** A search for films, from the network or bundled with the page. */
export function FilmFinder() {
  const announce = useAnnounce();
  const { library, reader, forced, force, actual, ask, stop } = useFilms();
  const films = useStore(library, (value) => value.films);
  const origin = useStore(library, (value) => value.origin);
  const problem = useStore(library, (value) => value.problem);
  const isBundled = origin === 'bundle';
  const count = films.length === 1 ? '1 film' : `${films.length} films`;

  const announceArrival = useEffectEvent(() => announce(`The answer has arrived: ${count}.`));
  const lastRef = useRef(actual);
  useEffect(() => {
    // Not again when the page is shown again.
    if (lastRef.current !== actual && actual === 'running') announceArrival();
    lastRef.current = actual;
  }, [actual]);

  function handleReset() {
    library.reset();
    announce('The saved answer is deleted. The offline data is shown.');
  }

  async function load(film: Film) {
    const loaded = reader.open(film);
    // Details from before are part of the film that was just announced.
    if (reader.get().shown.status === 'ready') return;
    await loaded;
    const { shown } = reader.get();
    // Meanwhile, another film may have been opened.
    if (shown.status === 'empty' || shown.film !== film) return;
    if (shown.status === 'ready') announce(`The details of ${film.title} have arrived.`);
    if (shown.status === 'failed') {
      announce(`The details of ${film.title} could not be loaded. ${shown.problem.info.title}.`, 'problem');
    }
  }

  function open(film: Film) {
    announce(`${film.title} is open: ${film.year}, ${film.minutes} minutes.`);
    void load(film);
  }

  return (
    <StyledStack data-gap="6">
      <DemoPanel title="Films" needsScript>
        <StyledFinder>
          <StyledStack>
            <FilmCombobox films={films} onOpen={open} />
            <FilmSheet reader={reader} onReload={(film) => void load(film)} />
          </StyledStack>
          <ApiPanel library={library} onAsk={ask} onStop={stop} onReset={handleReset} />
        </StyledFinder>
        <StateNotice
          state={forced ?? actual}
          notices={API_NOTICES}
          problem={problem?.notice}
          actions={{ asking: [], problem: [{ label: 'Try again', onClick: () => ask(true) }] }}
        />
        <StateSwitch
          states={ALL_STATES}
          forced={forced}
          onForce={force}
          actual={forced === null ? actual : null}
        />
      </DemoPanel>
      <DemoPanel title="All the films">
        <FilmTable films={films} caption={`${count}${isBundled ? ', offline data' : ''}`} onOpen={open} />
      </DemoPanel>
    </StyledStack>
  );
}
