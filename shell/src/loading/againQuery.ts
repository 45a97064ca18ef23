/** Stands at the end of a file's address when it is asked for again: no cache has an answer under this address. */
export const AGAIN_QUERY = '?again=';
