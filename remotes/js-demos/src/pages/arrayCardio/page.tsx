import type { PageProps } from '@portfolio/contract';
import { DemoPanel } from '@portfolio/kit/demo';
import { DemoPage } from '../../demo/DemoPage';
import { ExerciseBoard } from './ExerciseBoard';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { SortMuseum } from './SortMuseum';

export default function ArrayCardioPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<SortMuseum />}
    >
      <DemoPanel title="Twelve exercises">
        <ExerciseBoard />
      </DemoPanel>
    </DemoPage>
  );
}
