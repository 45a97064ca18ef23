import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo/DemoPage';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { FilmFinder } from './FilmFinder';
import { SearchMuseum } from './SearchMuseum';

export default function FetchAPIPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<SearchMuseum />}
    >
      <FilmFinder />
    </DemoPage>
  );
}
