import type { PageProps } from '@portfolio/contract';
import { DemoPanel } from '@portfolio/kit/demo';
import { DemoPage } from '../../demo/DemoPage';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { Gallery } from './Gallery';
import { GalleryMuseum } from './GalleryMuseum';

export default function ImageGaleryPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<GalleryMuseum />}
    >
      <DemoPanel title="Five tools">
        <Gallery />
      </DemoPanel>
    </DemoPage>
  );
}
