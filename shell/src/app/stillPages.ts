import type { ShellPage } from '../site-map/pageData';

/**
 * Loads a still page: `stillPage.tsx` in the folder of its name. Only composing and development do. A browser has the
 * HTML of these pages, so the code that it runs must not import this file.
 */
export async function loadStillPage(name: string): Promise<ShellPage> {
  const { default: Page } = (await import(
    /* webpackInclude: /pages.[^\\/]+.stillPage\.tsx$/ */ `../pages/${name}/stillPage.tsx`
  )) as { default: ShellPage };
  return Page;
}
