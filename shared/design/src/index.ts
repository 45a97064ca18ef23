export { GlobalStyle } from './GlobalStyle';
export * from './tokens';
