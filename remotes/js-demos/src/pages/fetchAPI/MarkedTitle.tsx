import type { TitlePart } from './searchFilms';

/** A title with its matches marked. The letters are the title's own, never those that were typed. */
export function MarkedTitle({ parts }: { parts: readonly TitlePart[] }) {
  return (
    <span>{parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</span>
  );
}
