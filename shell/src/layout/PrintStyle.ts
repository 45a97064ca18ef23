import { COLORS } from '@portfolio/design';
import { createGlobalStyle } from 'styled-components';

const PAPER = Object.entries({ ...COLORS.default, canvas: COLORS.default.surface })
  .map(([name, value]) => `--color-${name}: ${value};`)
  .join('');

/** Paper is light, whatever the screen is. Thrice the root, to outdo any theme. */
export const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 16mm 18mm; }

  @media print {
    :root:root:root { ${PAPER} color-scheme: light; }
  }
`;
