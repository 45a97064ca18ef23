import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo-page/DemoPage';
import { DictationDesk } from './DictationDesk';
import { FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { excerpt } from './excerpt';
import { RestartMuseum } from './RestartMuseum';

export default function SpeechRecognitionPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={excerpt}
      museum={<RestartMuseum />}
    >
      <DictationDesk />
    </DemoPage>
  );
}
