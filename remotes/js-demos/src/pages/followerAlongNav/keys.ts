/** The focused element of the bar. */
export interface Focused {
  /** Index among the names. */
  name: number;
  /** Index among the links of the panel, or null on the name itself. */
  link: number | null;
}

export interface MenuShape {
  names: number;
  /** Number of links in the panel of the focused name; 0 if the name is a plain link. */
  links: number;
}

/** The target of an arrow key: a name, or a link in the panel of the same name. */
export type MenuMove = { to: 'name'; index: number } | { to: 'link'; index: number };

function moveOnName({ name }: Focused, { names, links }: MenuShape, key: string): MenuMove | null {
  if (key === 'ArrowRight') return { to: 'name', index: Math.min(name + 1, names - 1) };
  if (key === 'ArrowLeft') return { to: 'name', index: Math.max(name - 1, 0) };
  if (key === 'Home') return { to: 'name', index: 0 };
  if (key === 'End') return { to: 'name', index: names - 1 };
  if (key === 'ArrowDown' && links > 0) return { to: 'link', index: 0 };
  return null;
}

function moveOnLink(name: number, link: number, links: number, key: string): MenuMove | null {
  if (key === 'ArrowDown') return { to: 'link', index: Math.min(link + 1, links - 1) };
  if (key === 'ArrowUp') return link === 0 ? { to: 'name', index: name } : { to: 'link', index: link - 1 };
  if (key === 'Home') return { to: 'link', index: 0 };
  if (key === 'End') return { to: 'link', index: links - 1 };
  return null;
}

/** Finds the target of a key, or null for keys that the bar does not handle. Tab is left to the browser. */
export function findMenuMove(focused: Focused, shape: MenuShape, key: string): MenuMove | null {
  return focused.link === null
    ? moveOnName(focused, shape, key)
    : moveOnLink(focused.name, focused.link, shape.links, key);
}
