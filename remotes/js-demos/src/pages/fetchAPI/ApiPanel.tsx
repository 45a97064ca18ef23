import { Button, StopIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { StyledOrigin } from './ApiPanel.styles';
import { AttemptList } from './AttemptList';
import { FILM_API_ORIGIN } from './filmApiOrigin';
import type { FilmLibrary, LibraryState } from './filmLibrary';

export interface ApiPanelProps {
  library: FilmLibrary;
  onAsk: (isNewWanted: boolean) => void;
  onStop: () => void;
  /** Deletes the saved answer. */
  onReset: () => void;
}

const HOST = new URL(FILM_API_ORIGIN).host;

function toTime(savedAtMs: number | null): string {
  if (savedAtMs === null) return '';
  return new Date(savedAtMs).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

function describeOrigin({ origin, films, savedAtMs }: Pick<LibraryState, 'origin' | 'films' | 'savedAtMs'>) {
  const count = films.length === 1 ? '1 film' : `${films.length} films`;
  const texts = {
    bundle: ['Offline data', `${count}, bundled with this page: titles, years and running times only.`],
    network: ['Live data', `${count}, loaded from ${HOST} on ${toTime(savedAtMs)}.`],
    cache: ['Saved data', `${count}, loaded from ${HOST} on ${toTime(savedAtMs)} and saved in this browser.`],
    simulation: ['Simulation', `${count}, made from the offline data as if the API had answered.`],
  } as const;
  return texts[origin];
}

/** The source of the films shown, and buttons for other sources. */
export function ApiPanel({ library, onAsk, onStop, onReset }: ApiPanelProps) {
  const state = useStore(library, (value) => value.state);
  const origin = useStore(library, (value) => value.origin);
  const films = useStore(library, (value) => value.films);
  const savedAtMs = useStore(library, (value) => value.savedAtMs);
  const attempts = useStore(library, (value) => value.attempts);
  const [name, text] = describeOrigin({ origin, films, savedAtMs });
  const isAsking = state === 'asking';
  return (
    <StyledStack>
      <StyledOrigin data-origin={origin}>
        <strong>{name}</strong> {text}
      </StyledOrigin>
      <StyledToolbar>
        {isAsking ? (
          <Button icon={<StopIcon />} onClick={onStop}>
            Stop the request
          </Button>
        ) : (
          <Button onClick={() => onAsk(origin !== 'bundle')}>
            {origin === 'bundle' ? 'Ask the public API' : 'Ask again, ignoring the cache'}
          </Button>
        )}
        <Button category="border" aria-disabled={origin === 'bundle'} onClick={onReset}>
          Delete the saved answer
        </Button>
      </StyledToolbar>
      <StyledHint>
        If you ask, {HOST} sees your network address, the name of this site and what your browser says about
        itself, but no cookie and not the page you come from.
      </StyledHint>
      <AttemptList attempts={attempts} isAsking={isAsking} />
    </StyledStack>
  );
}
