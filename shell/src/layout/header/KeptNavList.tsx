import { useLayoutEffect, useRef } from 'react';
import { keepHtml } from '../keepHtml';
import { NAV_ID } from './navId';
import { toAriaCurrent } from './toAriaCurrent';

/** The entries of the main navigation in the document; only which of them is current changes. */
export function KeptNavList({ currentPath }: { currentPath: string }) {
  const kept = keepHtml(`#${NAV_ID} > ul`);
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    for (const link of list.current?.querySelectorAll('a') ?? []) {
      const current = toAriaCurrent(link.pathname, currentPath);
      if (current === undefined) link.removeAttribute('aria-current');
      else link.setAttribute('aria-current', current);
    }
  }, [currentPath]);

  return <ul ref={list} role="list" {...kept} />;
}
