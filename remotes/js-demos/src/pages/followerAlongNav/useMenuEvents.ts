import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { hasOverlay } from '../../demo/hasOverlay';
import { findMenuMove } from './keys';
import type { Menu } from './menu';

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;

/** The names of the bar and the links of one item's panel, in page order. */
const namesIn = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('[data-name]')];
const linksIn = (item: Element | null) => [...(item?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])];

export interface MenuEventOptions {
  menu: Menu;
  barRef: RefObject<HTMLElement | null>;
  open: string | null;
  /** True disables what needs a panel below the bar: opening by pointer, closing when the focus leaves. */
  isStack: boolean;
}

/** Connects pointer, keys and focus to the menu. Spread the result onto the bar. */
export function useMenuEvents({ menu, barRef, open, isStack }: MenuEventOptions) {
  const isPressingRef = useRef(false);
  useEffect(() => menu.dispose, [menu]);

  useEffect(() => {
    if (open === null) return;
    function handleKey({ key }: globalThis.KeyboardEvent) {
      if (key !== 'Escape' || hasOverlay()) return;
      const item = itemOf(document.activeElement);
      // If the focus is in the closing panel, it returns to its name; otherwise it stays where it is.
      if (item?.dataset.item === open) item.querySelector<HTMLElement>('[data-name]')?.focus();
      menu.close();
    }
    function handlePress({ target }: Event) {
      const isOutside = target instanceof Node && !barRef.current?.contains(target);
      if (isOutside && !isStack) menu.close();
    }
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [menu, barRef, open, isStack]);

  function onPointerOver({ pointerType, target, clientX, clientY, timeStamp }: PointerEvent) {
    if (pointerType === 'touch' || isStack || !(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-menu]')?.dataset.menu;
    if (id !== undefined) menu.pointTo(id, { x: clientX, y: clientY }, timeStamp);
    else if (target.closest('[data-panel]') !== null) menu.pointIn();
    else menu.pointAway();
  }

  function onPointerMove({ pointerType, clientX, clientY, timeStamp }: PointerEvent) {
    if (pointerType !== 'touch') menu.move({ x: clientX, y: clientY }, timeStamp);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch' && !isStack) menu.pointAway();
  }

  function onPointerDown() {
    isPressingRef.current = true;
  }

  function onClick() {
    isPressingRef.current = false;
  }

  function onBlur({ target, relatedTarget }: FocusEvent) {
    // Without a related target the window has lost the focus, or the press was on empty ground: neither leaves the
    // menu. Nor does a press that moves the focus to another name: it decides itself what is open.
    if (isStack || relatedTarget === null || isPressingRef.current) return;
    if (itemOf(target) !== itemOf(relatedTarget)) menu.close();
  }

  function onKeyDown(event: KeyboardEvent) {
    // A press that is released elsewhere is not a click.
    isPressingRef.current = false;
    const item = itemOf(event.target);
    const bar = barRef.current;
    if (item === null || bar === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const names = namesIn(bar);
    const links = linksIn(item);
    const link = links.indexOf(event.target as HTMLElement);
    const name = names.findIndex((candidate) => item.contains(candidate));
    const shape = { names: names.length, links: links.length };
    const move = findMenuMove({ name, link: link === -1 ? null : link }, shape, event.key);
    if (move === null) return;
    event.preventDefault();
    // A link in a closed panel cannot take the focus, so the panel must be open before the next line.
    if (move.to === 'link') flushSync(() => menu.pin(item.dataset.item ?? ''));
    (move.to === 'link' ? links : names)[move.index]?.focus();
  }

  return { onPointerOver, onPointerMove, onPointerLeave, onPointerDown, onClick, onBlur, onKeyDown };
}
