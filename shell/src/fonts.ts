import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** The one family, with its weight and width axes, Latin. */
export const FONTS = [
  {
    url: archivo,
    face: `@font-face{font-family:'Archivo Variable';font-style:normal;font-display:swap;font-weight:100 900;font-stretch:62% 125%;src:url(${archivo}) format('woff2')}@font-face{font-family:'Archivo Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:101%}`,
  },
] as const;
