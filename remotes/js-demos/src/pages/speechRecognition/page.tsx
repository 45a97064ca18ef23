import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { DictationDesk } from './DictationDesk';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { RestartMuseum } from './RestartMuseum';

export default function SpeechRecognitionPage({ project }: PageProps) {
  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<RestartMuseum />}
    >
      <DictationDesk />
    </DemoPage>
  );
}
