/** Says how many pages of a release the gate rendered. */
export function describeRendered(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'} rendered`;
}
