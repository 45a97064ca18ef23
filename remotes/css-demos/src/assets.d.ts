declare module '*.css';

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*?region=effect' {
  /** The lines between "#region effect" and "#endregion" of the file. */
  const region: { file: string; text: string };
  export default region;
}

declare module '*?region=excerpt' {
  /** The lines between "#region excerpt" and "#endregion" of the file. */
  const region: { file: string; text: string };
  export default region;
}
