import { Button, Card, Section } from '@portfolio/design';
import { toCardTexts } from '../../layout/cardTexts';
import type { PageData } from '../../site-map/pageData';
import { PROCESS_STEPS } from '../../profile/processSteps';
import { EXAMPLE_NOTE } from '../../profile/exampleNote';
import { SkillGroups } from '../../profile/SkillGroups';
import { NEXT_STEPS } from './content';
import { Hero } from './Hero';
import { StyledChainSection, StyledFeatured, StyledMore, StyledNext, StyledOpening } from './page.styles';
import { ProcessChain } from './ProcessChain';
import { ProjectChain } from './ProjectChain';
import { ProofList } from './ProofList';

export default function HomePage({ data }: { data: PageData }) {
  const { projects: featured = [], counts = {}, samples = {}, proofs = {} } = data;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <StyledOpening>
        <Hero />
        <StyledChainSection>
          <ProjectChain counts={counts} samples={samples} />
        </StyledChainSection>
      </StyledOpening>
      {featured.length > 0 && (
        <Section id="featured" title="Start here" measure={toMeasure(featured.length, 'project')}>
          <StyledFeatured role="list">
            {featured.map((project) => (
              <li key={`${project.remoteId}/${project.id}`}>
                <Card
                  {...toCardTexts(project)}
                  href={project.path}
                  description={project.description}
                  image={project.img}
                />
              </li>
            ))}
          </StyledFeatured>
          <StyledMore>
            <Button category="border" href="/work">
              All {total} projects
            </Button>
          </StyledMore>
        </Section>
      )}
      <Section id="skills" title="What I can do">
        <SkillGroups proofs={proofs} isShort />
        <StyledMore>
          <a href="/about#skills">All skills, each with its proof</a>
        </StyledMore>
      </Section>
      <Section
        id="process"
        title="How I get there"
        measure={toMeasure(PROCESS_STEPS.length, 'step')}
        lead={EXAMPLE_NOTE}
      >
        <ProcessChain steps={PROCESS_STEPS} />
      </Section>
      <Section
        id="proof"
        title="Proof you can check"
        lead="You should not have to take a portfolio’s word for anything. This site is the first exhibit."
      >
        <ProofList />
      </Section>
      <Section id="next" title="What to do next">
        <StyledNext role="list">
          {NEXT_STEPS.map((step) => (
            <li key={step.href}>
              <Card {...step} />
            </li>
          ))}
        </StyledNext>
      </Section>
    </>
  );
}

function toMeasure(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
