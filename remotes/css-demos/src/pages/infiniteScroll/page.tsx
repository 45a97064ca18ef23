import type { PageProps } from '@portfolio/contract';
import { DemoPage } from '../../demo-page/DemoPage';
import { FeedSection } from './feed/FeedSection';
import { InfiniteExplained } from './InfiniteExplained';
import './infiniteScroll.css';
import { MarqueeSection } from './marquee/MarqueeSection';

export default function InfiniteScrollPage({ project }: PageProps) {
  return (
    <DemoPage
      project={project}
      lead={[
        'Two kinds of endless scrolling: a marquee that loops, and a feed that grows as you read.',
        'The marquee is pure CSS. The feed has ten thousand articles and keeps only a few pages of them in the document.',
      ]}
      script="None for the marquee; the feed is loaded by script"
      howItWorks={<InfiniteExplained />}
    >
      <div className="infiniteScroll-demo">
        <MarqueeSection />
        <FeedSection />
      </div>
    </DemoPage>
  );
}
