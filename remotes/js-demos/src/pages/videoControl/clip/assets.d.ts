declare module '*.webm' {
  /** URL of the video in the release. */
  const url: string;
  export default url;
}

declare module '*.mp4' {
  /** URL of the video in the release. */
  const url: string;
  export default url;
}

declare module '*.vtt' {
  /** URL of the captions in the release. */
  const url: string;
  export default url;
}
