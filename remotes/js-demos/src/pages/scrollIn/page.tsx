import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { BridgeWalk } from './BridgeWalk';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { ScrollMuseum } from './ScrollMuseum';

export default function ScrollInPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<ScrollMuseum />}
    >
      <BridgeWalk />
    </DemoPage>
  );
}
