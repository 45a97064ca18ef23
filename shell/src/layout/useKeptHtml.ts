import { useState } from 'react';

/**
 * Props that keep the content of an element of the document as it is.
 *
 * @param selector - matches the element, which has no attributes besides its class and those given to it
 */
export function useKeptHtml(selector: string) {
  const [kept] = useState(() => {
    const element = document.querySelector(selector);
    return {
      className: element?.className,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: element?.innerHTML ?? '' },
    };
  });
  return kept;
}
