import type { PageProps } from '@portfolio/contract';
import { DemoPanel } from '@portfolio/kit/demo';
import { DemoPage } from '../../demo/DemoPage';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { ListMuseum } from './ListMuseum';
import { TaskBoard } from './TaskBoard';

export default function CheckboxChallangePage({ project }: PageProps) {
  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<ListMuseum />}
    >
      <DemoPanel title="Before the handover" needsScript>
        <TaskBoard />
      </DemoPanel>
    </DemoPage>
  );
}
