import type { CSSProperties } from 'react';
import { memo } from 'react';
import { LENGTH_COUNT, toLengthFacts } from './lengths';

/** One length, drawn to scale. */
export const LengthArticle = memo(function LengthArticle({
  px,
  isTabStop,
}: {
  px: number;
  isTabStop: boolean;
}) {
  const { title, known, facts } = toLengthFacts(px);
  return (
    <article
      className="infiniteScroll-article"
      id={`length-${px}`}
      data-length={px}
      aria-labelledby={`length-${px}-title`}
      aria-posinset={px}
      aria-setsize={LENGTH_COUNT}
      tabIndex={isTabStop ? 0 : -1}
    >
      <h3 id={`length-${px}-title`}>{title}</h3>
      <div
        className="infiniteScroll-line"
        aria-hidden="true"
        style={{ '--length': `${px}px` } as CSSProperties}
      />
      <ul className="infiniteScroll-facts" role="list">
        {known !== undefined && (
          <li>
            <strong>{known}</strong>
          </li>
        )}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </article>
  );
});
