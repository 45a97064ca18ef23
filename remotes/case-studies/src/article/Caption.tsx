import { color } from '@portfolio/design';
import { Fragment } from 'react';
import styled from 'styled-components';

const StyledNumber = styled.b`
  color: ${color.redline};
  font-weight: 700;
`;

/* A digit at the start of a sentence: "1 The limit. 2 The way out. 3 “Yes” is the end." */
const MARK = /(?<=^|[.?!]”? )(\d) (?=“?\p{Lu})/u;

/** A caption in which the numbers that refer to the drawing look like its marks. */
export function Caption({ text }: { text: string }) {
  return text.split(MARK).map((part, index) =>
    index % 2 === 1 ? (
      // The space does not break, so that no number stands alone at the end of a line.
      <StyledNumber key={index}>{`${part}\u00A0`}</StyledNumber>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
