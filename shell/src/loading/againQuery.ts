/** Appended to the URL of a file when it is requested again, so that no cache has a response for it. */
export const AGAIN_QUERY = '?again=';
