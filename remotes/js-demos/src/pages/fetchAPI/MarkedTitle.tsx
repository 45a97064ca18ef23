import type { TitlePart } from './searchFilms';

/** A title with its matches marked. The letters come from the title, never from the query. */
export function MarkedTitle({ parts }: { parts: readonly TitlePart[] }) {
  return (
    <span>{parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</span>
  );
}
