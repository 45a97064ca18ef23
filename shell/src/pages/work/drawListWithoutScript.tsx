import { Button, SelectField } from '@portfolio/design';
import { StyledChoice } from './listWithoutScript.styles';
import type { PlainListProps } from './PlainList';
import { countTags } from './selectProjects';

/** A tag is offered if at least this many projects have it: one project can be found by its card. */
const SHARED_BY = 2;

/** React does not run where this is shown: the browser alone handles the choice. */
const leaveToBrowser = () => undefined;

/** The content of `<noscript>`: a field that narrows the list below by tag, with CSS alone, and a note on its limits. */
export function drawListWithoutScript({ path, projects }: PlainListProps) {
  const cards = projects.filter((project) => project.path !== null);
  const listed = cards.length > 0 ? cards : projects;
  const tags = countTags(listed).filter(([, count]) => count >= SHARED_BY);
  const choices = tags.map(([tag]) =>
    listed.flatMap((project, index) => (project.tags.includes(tag) ? [index + 1] : [])),
  );
  return (
    <StyledChoice $choices={choices} action={path} role="search" aria-label="Work">
      <p>
        Sorting, the table and further pages of this list need JavaScript. Your browser’s search finds words
        in this list, and the <a href="/siteMap">site map</a> links every project.
      </p>
      {tags.length > 0 && (
        <>
          <SelectField
            label="Tag"
            value=""
            onChange={leaveToBrowser}
            options={[
              { value: '', label: `Any, ${listed.length} projects` },
              ...tags.map(([tag, count], index) => ({ value: String(index), label: `${tag}, ${count}` })),
            ]}
          />
          <Button type="reset" category="border">
            Show all
          </Button>
        </>
      )}
    </StyledChoice>
  );
}
