declare module '*.svg' {
  /** The file's URL, with the remote's public path in front. */
  const url: string;
  export default url;
}
