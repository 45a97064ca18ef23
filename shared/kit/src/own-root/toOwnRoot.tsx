import type { PageLoader, PageProps } from '@portfolio/contract';
import type { ComponentType } from 'react';
import { createOwnRoot, type OwnRoot } from './createOwnRoot';

/** By the element in which it renders. */
const roots = new WeakMap<Element, OwnRoot>();

/**
 * Makes a page render in a root of this module's React, inside an element of the React that shows it: a development
 * build in a page of a production build. The outer component uses no hook, as it does not know that React.
 */
export function toOwnRoot(load: PageLoader): PageLoader {
  return async () => {
    const { default: Page } = await load();
    return { default: (props: PageProps) => toContainer(Page, props) };
  };
}

function toContainer(Page: ComponentType<PageProps>, props: PageProps) {
  const show = (element: HTMLDivElement) => {
    const root = roots.get(element) ?? createOwnRoot(element);
    roots.set(element, root);
    root.show(<Page {...props} />);
    return () => root.hide();
  };
  return <div ref={show} style={{ display: 'contents' }} />;
}
