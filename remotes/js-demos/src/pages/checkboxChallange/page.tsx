import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo-page/DemoPage';
import { DemoPanel } from '../../demo-page/DemoPanel';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { ListMuseum } from './ListMuseum';
import { TaskBoard } from './TaskBoard';

export default function CheckboxChallangePage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<ListMuseum />}
    >
      <DemoPanel title="Before the hand-over">
        <TaskBoard />
      </DemoPanel>
    </DemoPage>
  );
}
