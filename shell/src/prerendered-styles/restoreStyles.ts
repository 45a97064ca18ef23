import { unpackStyles } from './unpackStyles';

// styled-components reads the page's styles when it is loaded: this module comes before it.
for (const style of document.querySelectorAll('style[data-styled]'))
  style.textContent = unpackStyles(style.textContent);
