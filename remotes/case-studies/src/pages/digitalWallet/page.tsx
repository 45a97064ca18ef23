import type { PageProps } from '@portfolio/contract';
import { Article } from '../../article/Article';
import { STUDY } from './content';
import { FIGURES } from './figures';
import { LiveFront } from './LiveFront';

export default function DigitalWalletPage(props: PageProps) {
  return <Article {...props} study={STUDY} figures={FIGURES} live={<LiveFront />} />;
}
