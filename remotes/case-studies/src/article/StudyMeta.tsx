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

/** When the study was published and how long it takes to read. */
export function StudyMeta({ published, minutes }: StudyMetaProps) {
  return (
    <dl>
      {published !== undefined && (
        <>
          <dt>Published</dt>
          <dd>
            <time dateTime={published}>{DATE.format(new Date(published))}</time>
          </dd>
        </>
      )}
      <dt>Reading time</dt>
      <dd>{minutes} minutes</dd>
    </dl>
  );
}
