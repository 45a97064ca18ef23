import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo-page/DemoPage';
import { CompassMuseum } from './CompassMuseum';
import { FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { excerpt } from './excerpt';
import { Navigator } from './Navigator';

export default function GeoLocationPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={excerpt}
      museum={<CompassMuseum />}
    >
      <Navigator />
    </DemoPage>
  );
}
