import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { CodeBoard } from './CodeBoard';
import { CodeMuseum } from './CodeMuseum';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';

export default function KonamiCodePage({ project }: PageProps) {
  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<CodeMuseum />}
    >
      <CodeBoard />
    </DemoPage>
  );
}
