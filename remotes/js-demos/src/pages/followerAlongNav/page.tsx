import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { MenuMuseum } from './MenuMuseum';
import { NavDesk } from './NavDesk';

export default function FollowerAlongNavPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<MenuMuseum />}
    >
      <NavDesk currentPath={project.path} />
    </DemoPage>
  );
}
