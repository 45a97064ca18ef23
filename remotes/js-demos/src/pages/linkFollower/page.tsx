import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { FollowDesk } from './FollowDesk';
import { FollowMuseum } from './FollowMuseum';

export default function LinkFollowerPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<FollowMuseum />}
    >
      <FollowDesk />
    </DemoPage>
  );
}
