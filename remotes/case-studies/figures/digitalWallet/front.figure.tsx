import { phoneFigure } from '../kit/drawing';
import { FrontScreen } from './FrontScreen';

export const front = phoneFigure(() => <FrontScreen hasNotes />);
