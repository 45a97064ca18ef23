import { FrameLabel } from '@portfolio/design';
import {
  StyledCode,
  StyledExcerpt,
  StyledLine,
  StyledMark,
  StyledNote,
  StyledNotes,
  StyledPre,
} from './CodeExcerpt.styles';

/** Lines of a file between "#region excerpt" and "#endregion". */
export interface SourceRegion {
  /** Name of the file. */
  file: string;
  text: string;
}

/** A few lines of the page's own source, with numbered remarks. */
export interface Excerpt {
  /** Imported with `?region=excerpt`. */
  source: SourceRegion;
  notes: readonly {
    /** Text that occurs in exactly one line of the code. */
    at: string;
    text: string;
  }[];
}

/** Code with numbered redline remarks, as a designer would mark up a layout. */
export function CodeExcerpt({ excerpt }: { excerpt: Excerpt }) {
  const {
    source: { file, text: code },
    notes,
  } = excerpt;
  return (
    <StyledExcerpt>
      <FrameLabel as="figcaption">{file}</FrameLabel>
      <StyledPre tabIndex={0} role="region" aria-label={`Code from ${file}`}>
        <StyledCode>
          {code
            .trim()
            .split('\n')
            .map((line, index) => {
              const number = notes.findIndex(({ at }) => line.includes(at)) + 1;
              return (
                <StyledLine key={index} data-marked={number > 0 || undefined}>
                  {line || ' '}
                  {number > 0 && (
                    <StyledMark>
                      <span aria-hidden="true">{number}</span>
                    </StyledMark>
                  )}
                  {'\n'}
                </StyledLine>
              );
            })}
        </StyledCode>
      </StyledPre>
      <StyledNotes>
        {notes.map(({ at, text }) => (
          <StyledNote key={at}>{text}</StyledNote>
        ))}
      </StyledNotes>
    </StyledExcerpt>
  );
}
