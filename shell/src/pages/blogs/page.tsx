import { Button, PageHeader, Section, TagList, ThemedImage } from '@portfolio/design';
import { toCardTexts } from '../../layout/cardTexts';
import { SITE } from '../../site';
import type { PageData } from '../../site-map/pageData';
import { BLOGS_LEAD, NOTES } from './content';
import { listWriteUps, type WriteUp } from './listWriteUps';
import {
  StyledEmpty,
  StyledList,
  StyledMeta,
  StyledNote,
  StyledNotes,
  StyledPicture,
  StyledWriteUp,
} from './page.styles';

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
          <StyledEmpty>
            No write-up is published at the moment. <a href="/work">The work</a> is here all the same.
          </StyledEmpty>
        ) : (
          <StyledList>
            {writeUps.map((project) => (
              <li key={project.id}>
                <WriteUpRow {...project} />
              </li>
            ))}
          </StyledList>
        )}
      </Section>
      <Section id="notes" title="Short notes" measure={`${NOTES.length} notes`}>
        <StyledNotes>
          {NOTES.map(({ id, title: heading, paragraphs, link }) => (
            <StyledNote key={id} id={id}>
              <h3>{heading}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <a href={link.href}>{link.text}</a>
            </StyledNote>
          ))}
        </StyledNotes>
      </Section>
    </>
  );
}

function WriteUpRow({ path, img, title, headline, type, tags, blog }: WriteUp) {
  const { title: heading, label } = toCardTexts({ title, headline, type });
  return (
    <StyledWriteUp>
      <StyledPicture>
        <ThemedImage {...img} alt="" />
      </StyledPicture>
      <div>
        <StyledMeta>
          <time dateTime={blog.published}>{toDateText(blog.published)}</time>
          <span>{label}</span>
          <span>{blog.readingMinutes} minutes</span>
        </StyledMeta>
        <h3>{path === null ? heading : <a href={path}>{heading}</a>}</h3>
        <p>{blog.summary}</p>
        <TagList tags={tags} />
      </div>
    </StyledWriteUp>
  );
}

/** `2026-03-14` as "14 March 2026", the same in every time zone. */
function toDateText(isoDate: string): string {
  return dateFormat.format(new Date(`${isoDate}T00:00:00Z`));
}
