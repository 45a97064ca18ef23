import { isScrolledToEnd } from '@portfolio/design';

export interface PageSection {
  id: string;
  title: string;
}

/** Lists the sections of the current page: those with an id, not nested in another section or part of a hidden page. */
export function listSections(main: HTMLElement): readonly PageSection[] {
  const sections = [...main.querySelectorAll<HTMLElement>('section[id]')];
  return sections
    .filter((section) => !section.parentElement?.closest('section[id]') && isShown(section))
    .map((section) => ({ id: section.id, title: toTitle(section) }));
}

function isShown(element: HTMLElement): boolean {
  // Older browsers lack it and list the sections of hidden pages too.
  return element.checkVisibility?.() ?? true;
}

function toTitle(section: HTMLElement): string {
  const label = section.getAttribute('aria-label') ?? section.querySelector('h1, h2, h3')?.textContent;
  return label?.trim() || section.id;
}

/** The last section whose top is above the buffer line (a ratio of the window's height), or else the first section. */
export function findCurrentSection(
  sections: readonly PageSection[],
  bufferRatio: number,
): string | undefined {
  const passed = sections.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top <= bufferRatio * innerHeight;
  });
  return (isScrolledToEnd() ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.id;
}
