export { AnnounceContext, useAnnounce, type Announce, type AnnounceTone } from './announce';
export type { Excerpt } from './CodeExcerpt';
export {
  StyledHint,
  StyledPanels,
  StyledReadout,
  StyledStack,
  StyledToolbar,
} from './controls.styles';
export { DemoFacts } from './DemoFacts';
export { DemoHeader, type DemoHeaderProps } from './DemoHeader';
export { DemoPage, type DemoPageProps } from './DemoPage';
export { StyledDemo } from './DemoPage.styles';
export { DemoPanel } from './DemoPanel';
export { Drawer } from './Drawer';
export { createSimulatedSource } from './createSimulatedSource';
export { ALL_STATES, type DemoState } from './demoStates';
export type { Shortcut } from './ShortcutList';
export { StateNotice, type Notice } from './StateNotice';
export { StateSwitch } from './StateSwitch';
export { useForcedState } from './useForcedState';
