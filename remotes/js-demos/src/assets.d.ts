declare module '*.svg' {
  /** URL of the drawing in the release. */
  const url: string;
  export default url;
}

declare module '*?region=excerpt' {
  /** The lines between "#region excerpt" and "#endregion" of the file. */
  const region: { file: string; text: string };
  export default region;
}
