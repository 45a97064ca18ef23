import { StyledDetail, StyledEntries, StyledEntry } from './CvSheet.styles';

export interface CvEntry {
  id: string | number;
  title: string;
  href?: string | null;
  /** At the end of the line: a type or a date. */
  detail?: string;
  text?: string;
}

export function CvEntries({ entries }: { entries: readonly CvEntry[] }) {
  return (
    <StyledEntries role="list">
      {entries.map(({ id, title, href, detail, text }) => (
        <StyledEntry key={id}>
          <strong>{href ? <a href={href}>{title}</a> : title}</strong>
          {detail && <StyledDetail>{detail}</StyledDetail>}
          {text && <p>{text}</p>}
        </StyledEntry>
      ))}
    </StyledEntries>
  );
}
