import { StyledGlossary, StyledNav, StyledReading, StyledSection, StyledWord } from './WordLinks.styles';
import { GLOSSARY, PLACES, SECTIONS, findPlace, findUses, toPlaceId, toTermId } from './words';

interface WordLinksProps {
  /** The hash of the address, which marks the current link. */
  hash: string;
}

const currentIf = (isCurrent: boolean) => (isCurrent ? ('location' as const) : undefined);

/** The sections of the text; the first is the current one until a link is followed. */
export function WordNav({ hash }: WordLinksProps) {
  const current = findPlace(hash) ?? PLACES[0]?.id;
  return (
    <StyledNav aria-label="Words for the parts of a page">
      <ul>
        {PLACES.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${toPlaceId(id)}`} aria-current={currentIf(id === current)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </StyledNav>
  );
}

/** Three paragraphs full of links, some of which wrap. */
export function WordText({ hash }: WordLinksProps) {
  return (
    <StyledReading>
      {SECTIONS.map(({ id, title, phrases }) => (
        <StyledSection key={id} id={toPlaceId(id)}>
          <h3>{title}</h3>
          <p>
            {phrases.map((phrase) =>
              typeof phrase === 'string' ? (
                phrase
              ) : (
                <a
                  key={phrase.term}
                  href={`#${toTermId(phrase.term)}`}
                  aria-current={currentIf(hash === `#${toTermId(phrase.term)}`)}
                >
                  {phrase.text}
                </a>
              ),
            )}
          </p>
        </StyledSection>
      ))}
    </StyledReading>
  );
}

/** The targets of the links, with links back. */
export function Glossary({ hash }: WordLinksProps) {
  return (
    <StyledSection id={toPlaceId('glossary')}>
      <h3>Glossary</h3>
      <StyledGlossary>
        {GLOSSARY.map(({ id, name, means }) => (
          <StyledWord key={id} id={toTermId(id)} data-current={hash === `#${toTermId(id)}` || undefined}>
            <dt>{name}</dt>
            <dd>
              {means}{' '}
              {findUses(id).map((section) => (
                <a key={section.id} href={`#${toPlaceId(section.id)}`}>
                  Back to {section.title}
                </a>
              ))}
            </dd>
          </StyledWord>
        ))}
      </StyledGlossary>
    </StyledSection>
  );
}
