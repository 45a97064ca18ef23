import type { PageProps } from '@portfolio/contract';
import { Article } from '../../article/Article';
import { STUDY } from './content';
import { FIGURES } from './figures';
import { LiveTape } from './LiveTape';

export default function RecipeConceptPage(props: PageProps) {
  return <Article {...props} study={STUDY} figures={FIGURES} live={<LiveTape />} />;
}
