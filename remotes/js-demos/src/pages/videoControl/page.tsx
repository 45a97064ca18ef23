import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { Screening } from './Screening';

export default function VideoControlPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
    >
      <Screening />
    </DemoPage>
  );
}
