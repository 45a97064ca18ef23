import styled from 'styled-components';
import { color, fontSize, space } from '@portfolio/design';

interface StudyMetaProps {
  /** ISO date. */
  published: string | undefined;
  minutes: number;
}

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const StyledMeta = styled.p`
  margin-block-end: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** When the study was published and how long it takes to read, in one line. */
export function StudyMeta({ published, minutes }: StudyMetaProps) {
  return (
    <StyledMeta>
      {published !== undefined && (
        <>
          <time dateTime={published}>{DATE.format(new Date(published))}</time>
          {', '}
        </>
      )}
      {minutes} minutes to read
    </StyledMeta>
  );
}
