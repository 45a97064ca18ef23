import { SearchIcon } from '@portfolio/design';
import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { useShowAlert } from '../alerts/AlertProvider';
import { collectTyping } from './collectTyping';
import { isPaletteShortcut } from '../browser/keys';
import { type LoadSearchEntries, loadSearchEntries } from './loadSearchEntries';
import type { PaletteProps } from './Palette';
import { StyledKeys, StyledName, StyledTrigger } from './PaletteTrigger.styles';
import { PartBoundary } from '../loading/PartBoundary';
import { toLoadFailedAlert } from '../loading/toLoadFailedAlert';
import { useOnPageLeft } from '../browser/useOnPageLeft';
import { useRecentPaths } from './useRecentPaths';
import { useShortcut } from '../browser/useShortcut';

const loadPalette = () =>
  import(/* webpackChunkName: "palette" */ './Palette').then((module) => module.Palette);

interface PaletteTriggerProps {
  currentPath: string;
  loadEntries?: LoadSearchEntries;
}

/** Opens the palette by button, Ctrl+K or Cmd+K; the palette is loaded on first use. */
export function PaletteTrigger({ currentPath, loadEntries = loadSearchEntries }: PaletteTriggerProps) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [takeTyped, setTakeTyped] = useState(() => () => '');
  const [recentPaths, setRecentPaths] = useState<readonly string[]>([]);
  const listRecentPaths = useRecentPaths(currentPath);
  const shortcutText = useShortcutText();
  const showAlert = useShowAlert();
  const dismissFailure = useRef(() => {});

  async function open() {
    if (isWanted) return;
    dismissFailure.current();
    setRecentPaths(listRecentPaths());
    setIsWanted(true);
    // Stops while the field is being rendered, so no key press is lost in between.
    const stopCollecting = collectTyping(() => setIsWanted(false));
    setTakeTyped(() => stopCollecting);
    try {
      const loaded = await loadPalette();
      setPalette(() => loaded);
    } catch (error) {
      stopCollecting();
      handleFailure(error);
    }
  }

  function handleFailure(error: unknown) {
    setIsWanted(false);
    dismissFailure.current = showAlert(
      toLoadFailedAlert(error, 'The search', ' The site map lists every page.'),
    );
  }

  /** Starts loading the palette before the button is pressed. */
  function prepare() {
    loadPalette().catch(() => {});
    loadEntries().catch(() => {});
  }

  useOnPageLeft(currentPath, () => {
    takeTyped();
    setIsWanted(false);
  });
  useShortcut(isPaletteShortcut, () => void open());

  return (
    <>
      <StyledTrigger
        category="border-sm"
        icon={<SearchIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={(isWanted && Palette === null) || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        <StyledName>Search</StyledName>
        <StyledKeys aria-hidden="true">{shortcutText}</StyledKeys>
      </StyledTrigger>
      {Palette !== null && (
        <PartBoundary isWanted={isWanted} onFail={handleFailure}>
          <Palette
            isOpen={isWanted}
            onClose={() => setIsWanted(false)}
            loadEntries={loadEntries}
            recentPaths={recentPaths}
            takeTyped={takeTyped}
          />
        </PartBoundary>
      )}
    </>
  );
}

const subscribe = () => () => {};
const getText = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K');
const getServerText = () => '';

/** The shortcut's keys on this device; empty on the server and during hydration. */
function useShortcutText(): string {
  return useSyncExternalStore(subscribe, getText, getServerText);
}
