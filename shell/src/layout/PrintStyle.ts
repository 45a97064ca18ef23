import { createGlobalStyle } from 'styled-components';

/** The sheet that every page of the site is printed on. */
export const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 16mm 18mm; }
`;
