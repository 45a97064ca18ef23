/** What has the focus in the bar. */
export interface Focused {
  /** Index among the names. */
  name: number;
  /** Index among the links of the panel, or null on the name itself. */
  link: number | null;
}

export interface MenuShape {
  names: number;
  /** Links in the panel of the focused name; 0 where the name is a plain link. */
  links: number;
}

/** Where an arrow key leads: a name, or a link of the panel of the same name. */
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

/** Finds where a key leads, or null where it is none of the bar's. Tab is the browser's and is not touched. */
export function findMenuMove(focused: Focused, shape: MenuShape, key: string): MenuMove | null {
  return focused.link === null
    ? moveOnName(focused, shape, key)
    : moveOnLink(focused.name, focused.link, shape.links, key);
}
