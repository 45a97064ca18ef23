import { Button, Dimension, PageHeader, RadioGroup } from '@portfolio/design';
import { useQueryString } from '../../layout/url/useQueryString';
import type { PageData } from '../../site-map/pageData';
import { CV_LEAD } from './content';
import { StyledControls, StyledCv, StyledPaper, StyledScreenOnly } from './page.styles';
import { CvSheet } from './CvSheet';
import { CV_LENGTHS, toCvLength, toCvQueryString } from './cvLength';

export default function CvPage({ data }: { data: PageData }) {
  const [queryString, setQueryString] = useQueryString();
  const length = toCvLength(queryString);
  return (
    <>
      <StyledScreenOnly>
        <PageHeader kicker="On paper" title={data.title} lead={CV_LEAD} />
      </StyledScreenOnly>
      <StyledCv>
        <StyledControls>
          <RadioGroup
            label="Length"
            look="segments"
            options={CV_LENGTHS}
            value={length}
            onChange={(choice) => setQueryString(toCvQueryString(choice))}
          />
          <Button category="border" onClick={() => window.print()}>
            Print, or save as PDF
          </Button>
        </StyledControls>
        <StyledPaper>
          <StyledScreenOnly aria-hidden="true">
            <Dimension>A4, 210 mm</Dimension>
          </StyledScreenOnly>
          <CvSheet length={length} projects={data.projects ?? []} />
        </StyledPaper>
      </StyledCv>
    </>
  );
}
