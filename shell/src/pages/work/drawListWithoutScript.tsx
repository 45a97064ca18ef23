import { Button, SelectField } from '@portfolio/design';
import { StyledChoice } from './listWithoutScript.styles';
import type { PlainListProps } from './PlainList';
import { countTags } from './selectProjects';

/** A tag of one project leads nowhere that its card does not. */
const SHARED_BY = 2;

/** Nothing of React listens where this is shown; the choice is that of the browser. */
const leaveToBrowser = () => undefined;

/** For `<noscript>`: the tags of the list below narrow it by style sheet alone, and a text says what else there is. */
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
        Sorting, the table and further pages of this list need JavaScript. The search of your browser finds
        words in what is listed here, and the <a href="/siteMap">site map</a> links every project.
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
