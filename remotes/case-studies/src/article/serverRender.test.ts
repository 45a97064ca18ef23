import type { PageProps } from '@portfolio/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { STUDIES } from '../catalogue';
import { pages } from '../remote';
import { sectionTexts } from './depth';
import type { Study } from './study';

const services: PageProps['services'] = { showAlert: () => () => {} };

function toText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

describe.each(STUDIES)('$title, rendered on the server', (project) => {
  let html: string;
  let study: Study;

  beforeAll(async () => {
    const { default: Page } = await pages[project.component as keyof typeof pages]();
    html = renderToString(createElement(Page, { project, services }));
    ({ STUDY: study } = (await import(`../pages/${project.component}/content`)) as { STUDY: Study });
  });

  test('contains the whole text', () => {
    const text = toText(html);
    const paragraphs = study.content.sections.flatMap(sectionTexts).flatMap((part) => part.split('\n\n'));
    for (const paragraph of paragraphs) expect(text).toContain(toText(paragraph).trim());
    for (const { title, reason } of study.comparison.decisions) {
      expect(text).toContain(title);
      expect(text).toContain(reason);
    }
  });

  test('has one h1, no script and no event handler', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script| on[a-z]+=/i);
  });

  test('uses each id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
