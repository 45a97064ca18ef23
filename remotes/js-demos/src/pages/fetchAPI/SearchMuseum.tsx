import { Chip, TextField } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useState, type ReactNode } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { classicSearch } from './classicSearch';
import { MarkedTitle } from './MarkedTitle';
import { OFFLINE_FILMS } from './offlineFilms';
import { StyledFindings, StyledMarkup } from './SearchMuseum.styles';
import { searchFilms } from './searchFilms';

/** Each shows one of the four faults. */
const TRIALS = ['(', 'TOT', '', '<b>|cat'] as const;

const SHOWN = 4;

function Findings({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      <p>{count === 1 ? '1 film' : `${count} films`}</p>
      <StyledFindings role="list">{children}</StyledFindings>
      {count > SHOWN && <StyledHint>and {count - SHOWN} more</StyledHint>}
    </>
  );
}

function tryClassic(query: string) {
  try {
    return { found: classicSearch(OFFLINE_FILMS, query), fault: null };
  } catch (error) {
    return { found: [], fault: String(error) };
  }
}

function Classic({ query }: { query: string }) {
  const { found, fault } = tryClassic(query);
  if (fault !== null) return <p>The page stops: {fault}</p>;
  return (
    <Findings count={found.length}>
      {found.slice(0, SHOWN).map((markup) => (
        <li key={markup}>
          <StyledMarkup>{markup}</StyledMarkup>
        </li>
      ))}
    </Findings>
  );
}

function Fixed({ query }: { query: string }) {
  const found = searchFilms(OFFLINE_FILMS, query);
  return (
    <Findings count={found.length}>
      {found.slice(0, SHOWN).map(({ film, parts }) => (
        <li key={film.title}>
          <MarkedTitle parts={parts} />
        </li>
      ))}
    </Findings>
  );
}

/** The type-ahead that treats the query as a pattern and as markup. */
export function SearchMuseum() {
  const [query, setQuery] = useState<string>(TRIALS[0]);
  const search = (name: string, findings: ReactNode) => (
    <StyledStack data-gap="3">
      <TextField
        label={`Search the ${name} way`}
        value={query}
        maxLength={30}
        autoComplete="off"
        onChange={setQuery}
      />
      <StyledToolbar>
        {TRIALS.map((trial) => (
          <Chip key={trial} isSelected={query === trial} onClick={() => setQuery(trial)}>
            {trial === '' ? 'nothing' : trial}
          </Chip>
        ))}
      </StyledToolbar>
      {findings}
    </StyledStack>
  );
  return (
    <BugMuseum
      title="The search that trusts whatever you type"
      fault="The classic turns the query into a pattern, so a lone bracket stops the page. It replaces each match with the query as typed, so your capitals end up in the titles. An empty query matches everything. And it hands the result to the page as markup, so anything typed or answered can become part of the page."
      remedy="Fixed: the query is plain text. Case and accents make no difference to the search and stay as they are in the title, an empty query finds nothing, and matches are marked by elements rather than by markup. The exhibit shows the classic’s markup as text, so it can do no harm."
      classic={search('classic', <Classic query={query} />)}
      fixed={search('fixed', <Fixed query={query} />)}
    />
  );
}
