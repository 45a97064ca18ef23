import type { BlogSummary } from '@portfolio/contract';
import { PageHeader, Section, TagList, ThemedImage, VisuallyHidden } from '@portfolio/design';
import { toCardTexts } from '../../layout/cardTexts';
import { SITE } from '../../site';
import type { ListedProject } from '../../site-map/pageContent';
import type { PageData } from '../../site-map/pageData';
import { BLOGS_LEAD, NOTES, type Note } from './content';
import {
  StyledEmpty,
  StyledLatest,
  StyledList,
  StyledMeta,
  StyledNote,
  StyledNotes,
  StyledPicture,
  StyledRest,
  StyledRow,
} from './page.styles';

type WriteUp = ListedProject & { blog: BlogSummary };

/** Says whether the data has all that the page shows; its projects are in order already, see `listWriteUps`. */
const isWriteUp = (project: ListedProject): project is WriteUp => project.blog?.summary !== undefined;

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export default function BlogsPage({ data }: { data: PageData }) {
  const writeUps = (data.projects ?? []).filter(isWriteUp);
  const lead = (
    <>
      {BLOGS_LEAD} <a href={SITE.feedPath}>Follow by RSS</a>
    </>
  );
  return (
    <>
      <PageHeader title={data.title} lead={lead} isCompact />
      <Section
        id="write-ups"
        title="Newest first"
        measure={`${writeUps.length} write-up${writeUps.length === 1 ? '' : 's'}`}
      >
        {writeUps.length === 0 ? (
          <StyledEmpty>
            No write-ups are published at the moment. <a href="/work">The work</a> is here all the same.
          </StyledEmpty>
        ) : (
          <StyledList>
            {writeUps.map((project, index) => (
              <li key={project.id}>
                <WriteUpRow {...project} isLatest={index === 0} />
              </li>
            ))}
          </StyledList>
        )}
      </Section>
      <Section id="notes" title="Short notes" measure={`${NOTES.length} notes`}>
        <StyledNotes>
          {NOTES.map((note) => (
            <NoteArticle key={note.id} {...note} />
          ))}
        </StyledNotes>
      </Section>
    </>
  );
}

/** The latest write-up comes above the others, larger and with its tags. */
function WriteUpRow({
  path,
  img,
  title,
  headline,
  type,
  tags,
  blog,
  isLatest,
}: WriteUp & { isLatest: boolean }) {
  const { title: heading, label } = toCardTexts({ title, headline, type });
  const Styled = isLatest ? StyledLatest : StyledRow;
  return (
    <Styled>
      <StyledPicture>
        <ThemedImage {...img} alt="" isEager={isLatest} />
      </StyledPicture>
      <div>
        <StyledMeta>
          <time dateTime={blog.published}>{toDateText(blog.published)}</time>
          <span>{label}</span>
          <span>{blog.readingMinutes} minutes</span>
        </StyledMeta>
        <h3>{path === null ? heading : <a href={path}>{heading}</a>}</h3>
        <p>{blog.summary}</p>
        {isLatest && <TagList tags={tags} />}
      </div>
    </Styled>
  );
}

/** The rest of a note unfolds below its first paragraph, also for a link to its `id`. */
function NoteArticle({ id, title, published, paragraphs: [opening, ...rest], link }: Note) {
  return (
    <StyledNote>
      <StyledMeta>
        <time dateTime={published}>{toDateText(published)}</time>
      </StyledMeta>
      <h3>{title}</h3>
      <p>{opening}</p>
      <details>
        <summary>
          Read on<VisuallyHidden>: {title}</VisuallyHidden>
        </summary>
        <StyledRest id={id}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a href={link.href}>{link.text}</a>
        </StyledRest>
      </details>
    </StyledNote>
  );
}

/** Formats `2026-03-14` as "14 March 2026", independent of the time zone. */
function toDateText(isoDate: string): string {
  return dateFormat.format(new Date(`${isoDate}T00:00:00Z`));
}
