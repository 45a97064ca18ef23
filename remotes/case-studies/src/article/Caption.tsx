import { color } from '@portfolio/design';
import { Fragment } from 'react';
import styled from 'styled-components';

const StyledNumber = styled.b`
  color: ${color.redline};
  font-weight: 700;
`;

/* A digit at the start of a sentence: "1 The limit. 2 The way out." */
const MARK = /(?<=^|[.?!] )(\d)(?= \p{Lu})/u;

/** A caption in which the numbers that refer to the drawing look like its marks. */
export function Caption({ text }: { text: string }) {
  return text
    .split(MARK)
    .map((part, index) =>
      index % 2 === 1 ? (
        <StyledNumber key={index}>{part}</StyledNumber>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}
