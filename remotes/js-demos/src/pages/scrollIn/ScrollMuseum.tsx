import { Button } from '@portfolio/design';
import { StyledHint, StyledStack } from '@portfolio/kit/demo';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { createLeadingDebounce, isClassicShown } from './classicReveal';
import { createRevealer } from './revealer';
import { StyledBox, StyledTile } from './ScrollMuseum.styles';

const TILES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Pause between two steps of the replayed scroll, and the longer pause that the classic debounce waits for. */
const HOP_MS = 30;
const WAIT_MS = 150;

type UseShownTiles = (boxRef: RefObject<HTMLDivElement | null>) => ReadonlySet<string>;

const tilesOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-tile]')];

const useClassicTiles: UseShownTiles = (boxRef) => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const box = boxRef.current;
    if (box === null) return;
    const check = createLeadingDebounce(() => {
      const view = { topPx: box.scrollTop, heightPx: box.clientHeight };
      const inSight = tilesOf(box).filter(({ offsetTop, offsetHeight }) =>
        isClassicShown({ topPx: offsetTop, heightPx: offsetHeight }, view),
      );
      setShown(new Set(inSight.map(({ dataset }) => dataset.tile ?? '')));
    }, WAIT_MS);
    box.addEventListener('scroll', check.call);
    return () => {
      box.removeEventListener('scroll', check.call);
      check.dispose();
    };
  }, [boxRef]);
  return shown;
};

const useFixedTiles: UseShownTiles = (boxRef) => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(TILES));
  useEffect(() => {
    const box = boxRef.current;
    if (box === null || typeof IntersectionObserver !== 'function') return;
    const revealer = createRevealer(
      TILES,
      (onEntries) => new IntersectionObserver(onEntries, { root: box, threshold: [0, 0.5, 1] }),
    );
    const leave = revealer.subscribe(() => {
      const { stages } = revealer.get();
      setShown(new Set(TILES.filter((tile) => stages[tile] !== 'waiting')));
    });
    const frames = new Map(tilesOf(box).map((tile) => [tile.dataset.tile ?? '', tile]));
    const end = revealer.watch(frames, { share: 0.5, isOnce: false });
    return () => {
      leave();
      end();
    };
  }, [boxRef]);
  return shown;
};

function describeShown(tiles: readonly string[]): string {
  if (tiles.length === 0) return 'no picture is';
  return tiles.length === 1 ? `picture ${tiles[0]} is` : `pictures ${tiles.join(', ')} are`;
}

function Exhibit({ name, useShownTiles }: { name: string; useShownTiles: UseShownTiles }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const hopRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const labelId = useId();
  const shown = useShownTiles(boxRef);
  useEffect(() => () => clearTimeout(hopRef.current), []);

  function handleScroll() {
    const box = boxRef.current;
    if (box === null) return;
    clearTimeout(hopRef.current);
    const endPx = box.scrollHeight - box.clientHeight;
    const isAtEnd = box.scrollTop > endPx / 2;
    box.scrollTop = isAtEnd ? endPx - 10 : 10;
    hopRef.current = setTimeout(() => {
      box.scrollTop = isAtEnd ? 0 : endPx;
    }, HOP_MS);
  }

  return (
    <StyledStack data-gap="3">
      <StyledBox ref={boxRef} tabIndex={0} role="region" aria-labelledby={labelId}>
        {TILES.map((tile) => (
          <div key={tile} data-tile={tile}>
            <StyledTile data-shown={shown.has(tile) || undefined}>Picture {tile}</StyledTile>
          </div>
        ))}
      </StyledBox>
      <StyledHint id={labelId}>
        {name}: {describeShown([...shown])} shown.
      </StyledHint>
      <div>
        <Button category="border-sm" onClick={handleScroll}>
          Scroll to the other end in one go
        </Button>
      </div>
    </StyledStack>
  );
}

/** The pictures that are missing where the scroll ends. */
export function ScrollMuseum() {
  return (
    <BugMuseum
      title="The pictures that miss your arrival"
      fault="The classic hides all pictures and checks where they are when the page scrolls. Before the first scroll it checks nothing, so the pictures you should see first are missing. And to save work it answers the first scroll event of a burst and ignores the rest, so it never looks at the place where you stop, which is the only one that matters."
      remedy="Fixed: the browser reports to an observer what is visible, once at the start and again whenever that changes. The report is never early and never late. Nothing is hidden before its first report, so a script that fails hides nothing."
      classic={<Exhibit name="Classic" useShownTiles={useClassicTiles} />}
      fixed={<Exhibit name="Fixed" useShownTiles={useFixedTiles} />}
    />
  );
}
