import { figure } from '../kit/drawing';
import { DraftFace } from './DraftFace';
import { Watch } from './Watch';

export const draft = figure([400, 480], () => (
  <Watch cx={186} cy={240} radius={140}>
    <DraftFace />
  </Watch>
));
