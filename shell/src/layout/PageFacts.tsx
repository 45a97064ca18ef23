import { Fragment } from 'react';

export interface PageFact {
  term: string;
  text: string;
  /** Goes on after the text. */
  link?: { href: string; text: string };
}

/** What a visitor who only skims wants to know: who, what, how good, how to reach. */
export function PageFacts({ facts }: { facts: readonly PageFact[] }) {
  return (
    <dl>
      {facts.map(({ term, text, link }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>
            {text} {link && <a href={link.href}>{link.text}</a>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
