import { Dimension, useReducedMotion } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { useId, useRef, useState } from 'react';
import {
  StyledBar,
  StyledGhost,
  StyledGround,
  StyledMeasure,
  StyledNames,
  StyledNotch,
} from './FollowNav.styles';
import { createMenu } from './menu';
import { MenuItem } from './MenuItem';
import type { MenuEntry } from './menus';
import { useMenuEvents } from './useMenuEvents';
import { useMenuPlaces } from './useMenuPlaces';

export interface FollowNavProps {
  label: string;
  entries: readonly MenuEntry[];
  /** The address of the page, for marking the current link. */
  currentPath: string | null;
}

/** A bar of names with a single panel below it that moves to the active name. */
export function FollowNav({ label, entries, currentPath }: FollowNavProps) {
  const baseId = useId();
  const barRef = useRef<HTMLElement>(null);
  const [menu] = useState(() =>
    createMenu({
      findPanel: (id) => document.getElementById(`${baseId}${id}`)?.getBoundingClientRect() ?? null,
    }),
  );
  const open = useStore(menu, (state) => state.open);
  const previous = useStore(menu, (state) => state.previous);
  const { isStack, places } = useMenuPlaces(barRef);
  const isReduced = useReducedMotion();
  const events = useMenuEvents({ menu, barRef, open, isStack });

  const place = places[open ?? previous ?? ''];
  const isGliding = open !== null && previous !== null && !isReduced;

  return (
    <StyledBar ref={barRef} aria-label={label} {...events}>
      <StyledNames>
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            entry={entry}
            panelId={`${baseId}${entry.id}`}
            isOpen={open === entry.id}
            leftPx={places[entry.id]?.left}
            topPx={places[entry.id]?.top}
            currentPath={currentPath}
            onPress={() => menu.press(entry.id)}
            onLeave={menu.close}
          />
        ))}
      </StyledNames>
      {!isStack &&
        Object.entries(places).map(([id, { left, top, width, height }]) => (
          <StyledGhost
            key={id}
            style={{ transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }}
          >
            <span aria-hidden="true">
              {Math.round(width)} × {Math.round(height)}
            </span>
          </StyledGhost>
        ))}
      {place !== undefined && !isStack && (
        <StyledGround
          aria-hidden="true"
          data-shown={open !== null || undefined}
          data-gliding={isGliding || undefined}
          style={{
            transform: `translate(${place.left}px, ${place.top}px)`,
            inlineSize: place.width,
            blockSize: place.height,
          }}
        >
          <StyledNotch
            data-gliding={isGliding || undefined}
            style={{ transform: `translateX(${place.notchPx}px)` }}
          />
          <StyledMeasure>
            <Dimension>
              {Math.round(place.width)} × {Math.round(place.height)}
            </Dimension>
          </StyledMeasure>
        </StyledGround>
      )}
    </StyledBar>
  );
}
