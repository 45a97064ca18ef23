import { Button, PageHeader, Section } from '@portfolio/design';
import { PageFacts } from '../../layout/PageFacts';
import type { PageData } from '../../site-map/pageData';
import { CERTIFICATES, HONOURS } from '../../profile/entries';
import { EXAMPLE_NOTE } from '../../profile/exampleNote';
import { PROCESS_STEPS } from '../../profile/processSteps';
import { SkillGroups } from '../../profile/SkillGroups';
import { StyledActions, StyledStory } from './page.styles';
import { CertificateList } from './CertificateList';
import { ABOUT_FACTS, ABOUT_LEAD, CERTIFICATES_LEAD, STORY } from './content';
import { HonourList } from './HonourList';
import { ProcessList } from './ProcessList';

export default function AboutPage({ data }: { data: PageData }) {
  return (
    <>
      <PageHeader
        kicker="Who I am"
        title={data.title}
        lead={ABOUT_LEAD}
        meta={<PageFacts facts={ABOUT_FACTS} />}
      />
      <StyledStory>
        {STORY.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <StyledActions>
          <Button category="border" href="/cv">
            Read the CV
          </Button>
          <Button category="text" href="/contact">
            Write to me
          </Button>
        </StyledActions>
      </StyledStory>
      <Section
        id="skills"
        title="Skills"
        lead="No bars and no percentages: skills link to the work that shows them."
      >
        <SkillGroups proofs={data.proofs ?? {}} />
      </Section>
      <Section id="process" title="Process" measure={`${PROCESS_STEPS.length} steps`} lead={EXAMPLE_NOTE}>
        <ProcessList steps={PROCESS_STEPS} />
      </Section>
      <Section
        id="certificates"
        title="Certificates"
        measure={`${CERTIFICATES.length} certificates`}
        lead={
          <>
            {EXAMPLE_NOTE}
            <p>{CERTIFICATES_LEAD}</p>
          </>
        }
      >
        <CertificateList certificates={CERTIFICATES} />
      </Section>
      <Section
        id="honours"
        title="Honours and awards"
        measure={`${HONOURS.length} honours`}
        lead={EXAMPLE_NOTE}
      >
        <HonourList honours={HONOURS} />
      </Section>
    </>
  );
}
