import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo-page/DemoPage';
import { FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { excerpt } from './excerpt';
import { LoopMuseum } from './LoopMuseum';
import { Studio } from './Studio';

export default function UserMediaPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={excerpt}
      museum={<LoopMuseum />}
    >
      <Studio />
    </DemoPage>
  );
}
