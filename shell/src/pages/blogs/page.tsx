import { PROJECT_TYPES } from '@portfolio/contract';
import { Button, PageHeader, Section, TagList } from '@portfolio/design';
import { SITE } from '../../site';
import type { PageData } from '../../site-map/pageData';
import { StyledList, StyledMeta, StyledNote, StyledWriteUp } from './page.styles';
import { BLOGS_LEAD } from './content';
import { listWriteUps } from './listWriteUps';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export default function BlogsPage({ data }: { data: PageData }) {
  const writeUps = listWriteUps(data.projects ?? []);
  return (
    <>
      <PageHeader kicker="Write-ups" title={data.title} lead={BLOGS_LEAD} />
      <Button category="border" href={SITE.feedPath}>
        Follow by RSS
      </Button>
      <Section
        id="write-ups"
        title="Newest first"
        measure={`${writeUps.length} write-up${writeUps.length === 1 ? '' : 's'}`}
      >
        {writeUps.length === 0 ? (
          <StyledNote>
            No write-up is published at the moment. <a href="/work">The work</a> is here all the same.
          </StyledNote>
        ) : (
          <StyledList>
            {writeUps.map(({ id, path, title, type, tags, blog }) => (
              <li key={id}>
                <StyledWriteUp>
                  <StyledMeta>
                    <time dateTime={blog.published}>{toDateText(blog.published)}</time>
                    <span>{PROJECT_TYPES[type].title}</span>
                    <span>{blog.readingMinutes} minutes</span>
                  </StyledMeta>
                  <div>
                    <h3>{path === null ? title : <a href={path}>{title}</a>}</h3>
                    <p>{blog.summary}</p>
                    <TagList tags={tags} />
                  </div>
                </StyledWriteUp>
              </li>
            ))}
          </StyledList>
        )}
      </Section>
    </>
  );
}

/** `2026-03-14` as "14 March 2026", the same in every time zone. */
function toDateText(isoDate: string): string {
  return dateFormat.format(new Date(`${isoDate}T00:00:00Z`));
}
