import { Fragment } from 'react';

export interface PageFact {
  term: string;
  text: string;
  /** Follows the text. */
  link?: { href: string; text: string };
}

/** A short list of facts for a visitor who only skims, such as who I am, what I do and how to reach me. */
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
