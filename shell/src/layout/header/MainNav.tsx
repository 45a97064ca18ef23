import type { ComponentPropsWithRef } from 'react';
import {
  StyledEntries,
  StyledEntry,
  StyledName,
  StyledNav,
  StyledTagline,
  StyledText,
} from './MainNav.styles';
import { NAVIGATION, toAriaCurrent } from './navigation';

interface MainNavProps extends ComponentPropsWithRef<'nav'> {
  currentPath: string;
}

export function MainNav({ currentPath, ...rest }: MainNavProps) {
  return (
    <StyledNav {...rest} popover="auto" aria-label="Main">
      <StyledEntries role="list">
        {NAVIGATION.map(({ name, path, icon: EntryIcon, tagline }) => (
          <li key={path}>
            <StyledEntry href={path} aria-current={toAriaCurrent(path, currentPath)}>
              <EntryIcon sizePx={22} />
              <StyledText>
                <StyledName>{name}</StyledName> <StyledTagline>{tagline}</StyledTagline>
              </StyledText>
            </StyledEntry>
          </li>
        ))}
      </StyledEntries>
    </StyledNav>
  );
}
