import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { LoopMuseum } from './LoopMuseum';
import { Studio } from './Studio';

export default function UserMediaPage({ project }: PageProps) {
  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<LoopMuseum />}
    >
      <Studio />
    </DemoPage>
  );
}
