interface KeptProps {
  className?: string | undefined;
  suppressHydrationWarning: true;
  dangerouslySetInnerHTML: { __html: string };
}

/** By selector. Read only once: when the frame is rendered again after a failure, the element is gone from the document. */
const kept = new Map<string, KeptProps>();

/**
 * Returns props that keep the content of an element of the document as it is.
 *
 * @param selector - matches the element, which has no attributes besides its class and those given to it
 */
export function keepHtml(selector: string): KeptProps {
  const known = kept.get(selector);
  if (known !== undefined) return known;
  const element = document.querySelector(selector);
  const props: KeptProps = {
    className: element?.className,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: element?.innerHTML ?? '' },
  };
  kept.set(selector, props);
  return props;
}
