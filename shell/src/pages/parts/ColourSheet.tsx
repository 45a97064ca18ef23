import { COLORS, type ColorName } from '@portfolio/design';
import {
  StyledColours,
  StyledSheet,
  StyledSheetTitle,
  StyledSwatch,
  StyledThemes,
} from './ColourSheet.styles';
import { getContrast, toContrastText } from './contrast';

const THEME_TITLES = { default: 'Default', darkMode: 'Dark' } as const;
const NAMES = Object.keys(COLORS.default) as ColorName[];

/** Every colour of both themes, shown in its theme, with its contrast on the backgrounds it may be used on. */
export function ColourSheet() {
  return (
    <StyledThemes>
      <ThemeColours theme="default" />
      <ThemeColours theme="darkMode" />
    </StyledThemes>
  );
}

function ThemeColours({ theme }: { theme: keyof typeof COLORS }) {
  const colours = COLORS[theme];
  const titleId = `colours-${theme}`;
  return (
    // Values rather than CSS variables: both themes are shown, whichever is active.
    <StyledSheet
      aria-labelledby={titleId}
      tabIndex={0}
      style={{ background: colours.surface, color: colours.ink }}
    >
      <StyledSheetTitle id={titleId}>{THEME_TITLES[theme]}</StyledSheetTitle>
      <StyledColours>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">On canvas</th>
            <th scope="col">On surface</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map((name) => (
            <tr key={name}>
              <td>
                <StyledSwatch style={{ background: colours[name] }} />
              </td>
              <th scope="row">{name}</th>
              <td>{colours[name]}</td>
              <td>{toContrastText(getContrast(colours[name], colours.canvas))}</td>
              <td>{toContrastText(getContrast(colours[name], colours.surface))}</td>
            </tr>
          ))}
        </tbody>
      </StyledColours>
    </StyledSheet>
  );
}
