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
          kicker="Web app"
          title={project.title}
          lead="A guest list for a real party: who comes, with how many people, and what they eat. It stays in this browser, works offline, and leaves as a CSV file or on paper."
          tags={project.tags}
          meta={
            <dl>
              <dt>Kept</dt>
              <dd>On this device only</dd>
              <dt>Size</dt>
              <dd>Made for 500 guests</dd>
              <dt>Source</dt>
              <dd>
                <code>
                  remotes/rsvp/
                  <wbr />
                  src/pages/RSVPApp
                </code>
              </dd>
            </dl>
          }
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
