import type { PageProps } from '@portfolio/contract';
import { Article } from '../../article/Article';
import { STUDY } from './content';
import { FIGURES } from './figures';
import { LiveWatch } from './LiveWatch';

export default function FitnessWatchPage(props: PageProps) {
  return <Article {...props} study={STUDY} figures={FIGURES} live={<LiveWatch />} />;
}
