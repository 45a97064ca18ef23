import { PageHeader } from '@portfolio/design';
import { CompositionView } from '../../overrides/CompositionView';
import type { PageData } from '../../site-map/pageData';
import { COMPOSITION_LEAD } from './content';
import { StyledBody } from './page.styles';

/** The site's composition, for its maintainers; the override panel shows the same over any page. */
export default function CompositionPage({ data }: { data: PageData }) {
  return (
    <>
      <PageHeader kicker="For maintainers" title={data.title} lead={COMPOSITION_LEAD} />
      <StyledBody>
        <CompositionView facts={data.composition} headingLevel={2} />
      </StyledBody>
    </>
  );
}
