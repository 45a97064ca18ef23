import { Fragment } from 'react';
import type { ReactNode } from 'react';

export interface PageFact {
  term: string;
  text: ReactNode;
}

/** What a visitor who only skims wants to know: who, what, how good, how to reach. */
export function PageFacts({ facts }: { facts: readonly PageFact[] }) {
  return (
    <dl>
      {facts.map(({ term, text }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
