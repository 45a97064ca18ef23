import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { DragDesk } from './DragDesk';
import { DragMuseum } from './DragMuseum';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';

export default function ClickDragPage({ project }: PageProps) {
  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<DragMuseum />}
    >
      <DragDesk />
    </DemoPage>
  );
}
