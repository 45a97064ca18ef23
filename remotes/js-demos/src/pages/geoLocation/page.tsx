import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { CompassMuseum } from './CompassMuseum';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { Navigator } from './Navigator';

export default function GeoLocationPage({ project }: PageProps) {
  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<CompassMuseum />}
    >
      <Navigator />
    </DemoPage>
  );
}
