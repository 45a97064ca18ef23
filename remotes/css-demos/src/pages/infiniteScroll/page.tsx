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
      lead="The name means two things, and here are both: a marquee that runs in a circle, and a feed that grows as it is read. One is style sheet alone; the other holds ten thousand articles, a few pages of them at a time."
      script="None in the marquee; the feed’s loading"
      howItWorks={<InfiniteExplained />}
    >
      <div className="infiniteScroll-demo">
        <MarqueeSection />
        <FeedSection />
      </div>
    </DemoPage>
  );
}
