import { ChevronDownIcon } from '@portfolio/design';
import type { CSSProperties } from 'react';
import { StyledGroups, StyledLink, StyledName, StyledNameLink, StyledPanel } from './MenuItem.styles';
import type { MenuEntry } from './menus';

export interface MenuItemProps {
  entry: MenuEntry;
  panelId: string;
  isOpen: boolean;
  /** Position of the panel; undefined until it is measured. */
  leftPx: number | undefined;
  topPx: number | undefined;
  currentPath: string | null;
  onPress: () => void;
  /** Called when a link was followed. */
  onLeave: () => void;
}

/** One name of the bar: a link, or a button that discloses a panel of links. */
export function MenuItem({
  entry,
  panelId,
  isOpen,
  leftPx,
  topPx,
  currentPath,
  onPress,
  onLeave,
}: MenuItemProps) {
  const { id, title, href, groups } = entry;
  if (href !== undefined) {
    return (
      <li data-item={id}>
        <StyledNameLink data-name href={href}>
          {title}
        </StyledNameLink>
      </li>
    );
  }
  return (
    <li data-item={id}>
      <StyledName
        data-name
        data-menu={id}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onPress}
      >
        {title}
        <ChevronDownIcon sizePx={16} />
      </StyledName>
      <StyledPanel
        id={panelId}
        data-panel={id}
        data-open={isOpen || undefined}
        style={{ left: leftPx ?? 0, top: topPx ?? 0 }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) onLeave();
        }}
      >
        <StyledGroups style={{ '--menu-groups': groups.length } as CSSProperties}>
          {groups.map((group) => (
            <li key={group.id}>
              {group.title !== undefined && <span>{group.title}</span>}
              <ul>
                {group.links.map(({ href: to, title: linkTitle, note }) => (
                  <li key={to}>
                    <StyledLink href={to} aria-current={to === currentPath ? 'page' : undefined}>
                      {linkTitle}
                      {note !== undefined && <small>{note}</small>}
                    </StyledLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </StyledGroups>
      </StyledPanel>
    </li>
  );
}
