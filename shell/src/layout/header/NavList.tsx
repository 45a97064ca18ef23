import { StyledEntries, StyledEntry, StyledName, StyledTagline, StyledText } from './NavList.styles';
import { NAVIGATION } from './navigation';
import { toAriaCurrent } from './toAriaCurrent';

/** The entries of the main navigation. */
export function NavList({ currentPath }: { currentPath: string }) {
  return (
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
  );
}
