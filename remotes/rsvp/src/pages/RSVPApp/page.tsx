import type { PageProps } from '@portfolio/contract';
import { PageHeader, Section } from '@portfolio/design';
import { RsvpApp } from './app/RsvpApp';
import { HowItWorks } from './HowItWorks';
import { StyledScreenOnly } from './app/RsvpApp.styles';

export default function RSVPAppPage({ project }: PageProps) {
  return (
    <>
      <StyledScreenOnly>
        <PageHeader
          isCompact
          title={project.title}
          lead="A guest list for a party: who is coming, how many they are and what they eat."
        />
      </StyledScreenOnly>
      <RsvpApp />
      <StyledScreenOnly>
        <Section id="how-it-works" title="How it works">
          <HowItWorks />
        </Section>
      </StyledScreenOnly>
    </>
  );
}
