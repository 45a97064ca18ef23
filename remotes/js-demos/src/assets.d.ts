declare module '*.svg' {
  /** URL of the drawing in the release. */
  const url: string;
  export default url;
}
