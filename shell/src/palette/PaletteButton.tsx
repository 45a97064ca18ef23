import { useLocation } from 'react-router-dom';
import { PaletteTrigger } from './PaletteTrigger';

/** The way into the command palette, for the header. */
export function PaletteButton() {
  const { pathname } = useLocation();
  return <PaletteTrigger currentPath={pathname} />;
}
