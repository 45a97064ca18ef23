import { ArrowLeftIcon, ArrowRightIcon, Button, Dimension } from '@portfolio/design';
import type { CSSProperties, MouseEvent } from 'react';
import { useRef } from 'react';
import type { Thing } from './things';
import { THINGS } from './things';
import type { ScrollerPart } from './scrollerParts';
import { useScroller } from './useScroller';

interface CardScrollerProps {
  style: CSSProperties;
  /** Parts of the style sheet to leave out. */
  without: readonly ScrollerPart[];
}

function Card({ thing }: { thing: Thing }) {
  const { name, widthMm, heightMm, note } = thing;
  return (
    <div className="cardScroller-inside">
      <div className="cardScroller-figure" aria-hidden="true">
        <div className="cardScroller-thing" style={{ '--w': widthMm, '--h': heightMm } as CSSProperties} />
      </div>
      <div className="cardScroller-text">
        <div className="cardScroller-size">
          <Dimension>
            {widthMm} × {heightMm} mm
          </Dimension>
        </div>
        <strong className="cardScroller-name">{name}</strong>
        <p className="cardScroller-note">{note}</p>
      </div>
    </div>
  );
}

/** A row of cards: a list in a scrollable box, with as many features as the browser supports. */
export function CardScroller({ style, without }: CardScrollerProps) {
  const viewRef = useRef<HTMLDivElement>(null);
  const { place, goTo, turn } = useScroller(viewRef);

  function handleLink(event: MouseEvent, index: number) {
    // With a modifier key the link opens elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(index);
  }

  return (
    <div className="cardScroller" style={style} data-without={without.join(' ') || undefined}>
      <Button
        className="cardScroller-own cardScroller-own--before"
        category="icon"
        icon={<ArrowLeftIcon />}
        aria-disabled={place.isAtStart}
        onClick={() => turn(-1)}
      >
        Previous cards
      </Button>
      <div className="cardScroller-view" ref={viewRef} role="region" aria-label="Things by size" tabIndex={0}>
        <ul className="cardScroller-list" role="list">
          {THINGS.map((thing) => (
            <li key={thing.id} id={thing.id} className="cardScroller-card" data-name={thing.name}>
              <Card thing={thing} />
            </li>
          ))}
        </ul>
      </div>
      <nav className="cardScroller-own cardScroller-links" aria-label="Cards">
        <ol>
          {THINGS.map(({ id, name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={name}
                aria-current={index === place.current ? 'true' : undefined}
                onClick={(event) => handleLink(event, index)}
              />
            </li>
          ))}
        </ol>
      </nav>
      <Button
        className="cardScroller-own cardScroller-own--after"
        category="icon"
        icon={<ArrowRightIcon />}
        aria-disabled={place.isAtEnd}
        onClick={() => turn(1)}
      >
        Next cards
      </Button>
    </div>
  );
}
