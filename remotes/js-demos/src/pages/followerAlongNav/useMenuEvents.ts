import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { findMenuMove } from './keys';
import type { Menu } from './menu';

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;

/** The names of the bar and the links of one item's panel, in the order of the page. */
const namesIn = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('[data-name]')];
const linksIn = (item: Element | null) => [...(item?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])];

export interface MenuEventOptions {
  menu: Menu;
  barRef: RefObject<HTMLElement | null>;
  open: string | null;
  /** True takes away what needs a panel under the bar: opening by pointer, closing when the focus goes on. */
  isStack: boolean;
}

/** Ties pointer, keys and focus to the menu. The bar takes what is returned. */
export function useMenuEvents({ menu, barRef, open, isStack }: MenuEventOptions) {
  const isPressingRef = useRef(false);
  useEffect(() => menu.dispose, [menu]);

  useEffect(() => {
    if (open === null) return;
    function handleKey({ key }: globalThis.KeyboardEvent) {
      if (key !== 'Escape') return;
      const item = itemOf(document.activeElement);
      // From within the panel that closes, the focus goes back to its name; anywhere else it stays.
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
    // Without a next element the window has lost the focus, or a press was on plain ground: neither leaves the menu.
    // Nor does a press that takes the focus to the next name: it says itself what is to be open.
    if (isStack || relatedTarget === null || isPressingRef.current) return;
    if (itemOf(target) !== itemOf(relatedTarget)) menu.close();
  }

  function onKeyDown(event: KeyboardEvent) {
    // A press that ended elsewhere was no click.
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
    // A link in a panel that is not open yet takes no focus, so the panel has to be open by the next line.
    if (move.to === 'link') flushSync(() => menu.pin(item.dataset.item ?? ''));
    (move.to === 'link' ? links : names)[move.index]?.focus();
  }

  return { onPointerOver, onPointerMove, onPointerLeave, onPointerDown, onClick, onBlur, onKeyDown };
}
