import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueEntry, ContentSection } from '@portfolio/contract';
import {
  countStudyWords,
  findOpeningImage,
  readingMinutes,
  sectionTexts,
  toBlockTexts,
  WORDS_PER_MINUTE,
} from './article/depth';
import { flattenIds, toHeadings } from './article/headings';
import { listImages } from './article/listImages';
import { sanitiseHtml } from './article/sanitiseHtml';
import { STUDY_PARTS, toList, type Study, type StudyFigures } from './article/study';
import { STUDIES } from './catalogue';
import { paymentsReview } from './pages/paymentsReview/entry';

interface LoadedStudy {
  entry: CatalogueEntry;
  folder: string;
  study: Study;
  figures: StudyFigures;
}

async function loadStudy(entry: CatalogueEntry): Promise<LoadedStudy> {
  const folder = path.join(__dirname, 'pages', String(entry.component));
  const { STUDY: study } = (await import(path.join(folder, 'content'))) as { STUDY: Study };
  const { FIGURES: figures } = (await import(path.join(folder, 'figures'))) as { FIGURES: StudyFigures };
  return { entry, folder, study, figures };
}

function listPictures({ content, comparison }: Study) {
  return [...listImages(content), comparison.before, comparison.after];
}

/** Every sentence that visitors can read, including captions and alternative texts. */
function listSentences(study: Study): string[] {
  const { content, comparison, summary, lead } = study;
  const texts = [
    lead,
    ...Object.values(summary),
    ...toList(content.content).flatMap(toBlockTexts),
    ...content.sections.flatMap(sectionTexts),
    ...comparison.decisions.map(({ reason }) => reason),
    ...listPictures(study).flatMap(({ alt, caption = '' }) => [alt, caption]),
  ];
  return texts.flatMap((text) => text.split(/<[^>]+>|[.!?:;]\s|\n/)).map((sentence) => sentence.trim());
}

/** All sequences of eight words in a study, in lower case and without punctuation. */
function listEightWordRuns(study: Study): Set<string> {
  const runs = listSentences(study).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’'£%]+/gu) ?? [];
    return words.slice(7).map((_word, index) => words.slice(index, index + 8).join(' '));
  });
  return new Set(runs);
}

function listLinks(study: Study): string[] {
  return study.content.sections
    .flatMap(sectionTexts)
    .flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href));
}

function flattenSections(sections: readonly ContentSection[]): ContentSection[] {
  return sections.flatMap((section) => [section, ...flattenSections(section.subSection ?? [])]);
}

describe.each(STUDIES)('$title', (entry) => {
  let loaded: LoadedStudy;
  beforeAll(async () => {
    loaded = await loadStudy(entry);
  });

  test('covers every part once', () => {
    const parts = loaded.study.content.sections.map(({ part }) => part);
    expect([...parts].sort()).toEqual(Object.keys(STUDY_PARTS).sort());
    expect(
      flattenSections(loaded.study.content.sections).every(({ content }) => toList(content).length > 0),
    ).toBe(true);
  });

  test('has two or three sections that carry its argument, and notes for its facts', () => {
    const { sections } = loaded.study.content;
    const [argued, notes] = (['argument', 'note'] as const).map((wanted) =>
      sections.filter(({ weight }) => weight === wanted),
    );
    expect([2, 3]).toContain(argued?.length);
    expect(notes?.length).toBeGreaterThanOrEqual(1);
    // Notes are set in narrow columns, side by side.
    for (const note of notes ?? []) {
      expect(note.subSection).toBeUndefined();
      expect(listImages({ ...loaded.study.content, content: [], sections: [note] })).toEqual([]);
    }
  });

  test('sums itself up in six facts and says what was not measured', () => {
    expect(Object.keys(loaded.study.summary).sort()).toEqual(
      ['constraints', 'outcome', 'problem', 'role', 'team', 'time'].sort(),
    );
    for (const fact of Object.values(loaded.study.summary)) expect(fact.length).toBeGreaterThan(3);
    expect(loaded.study.summary.outcome).toMatch(/not measured/);
  });

  test('calls the product a concept, in its tags and in its opening', () => {
    expect(entry.tags).toContain('Concept');
    expect(
      [loaded.study.lead, ...toList(loaded.study.content.content).flatMap(toBlockTexts)].join(' '),
    ).toMatch(/\bconcept\b/i);
  });

  test('proves three skills, each in a section that every reading depth keeps', () => {
    const headers = loaded.study.content.sections
      .filter(({ weight }) => weight !== 'note')
      .map(({ header }) => header);
    const proofs = Object.values(loaded.study.proofs);
    expect(proofs).toHaveLength(3);
    for (const header of proofs) expect(headers).toContain(header);
    expect(new Set(proofs).size).toBe(proofs.length);
  });

  test('has 900 words or more', () => {
    expect(countStudyWords(loaded.study, 'all')).toBeGreaterThanOrEqual(900);
  });

  test('can be read in 30 seconds and in 5 minutes at those depths', () => {
    expect((countStudyWords(loaded.study, '30s') / WORDS_PER_MINUTE) * 60).toBeLessThan(32.5);
    expect(countStudyWords(loaded.study, '5min') / WORDS_PER_MINUTE).toBeLessThanOrEqual(5);
    expect(countStudyWords(loaded.study, '5min')).toBeLessThan(countStudyWords(loaded.study, 'all'));
  });

  test('has a picture beside its title, and a headline that is its title or the end of it', () => {
    const { content } = loaded.study;
    expect(findOpeningImage(loaded.study)).toBeDefined();
    expect(content.header.toLowerCase()).toMatch(
      new RegExp(`(^|: )${entry.headline?.toLowerCase() ?? 'no headline'}$`),
    );
  });

  test('keeps a key sentence for every section; the header of a note is one', () => {
    for (const { content, weight } of loaded.study.content.sections) {
      const sentences = toList(content).filter(({ bold }) => bold !== undefined);
      expect(sentences).toHaveLength(weight === 'note' ? 0 : 1);
    }
  });

  test('publishes its true reading time, a date and a summary', () => {
    expect(entry.blog?.readingMinutes).toBe(readingMinutes(loaded.study));
    expect(new Date(String(entry.blog?.published)).toISOString().slice(0, 10)).toBe(entry.blog?.published);
    expect(entry.blog?.summary.length).toBeGreaterThan(60);
    expect(entry.description).not.toBe('');
  });

  test('shows five drawings or more, each with its own text and a caption', () => {
    const pictures = listPictures(loaded.study);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(40);
    for (const { caption = '' } of listImages(loaded.study.content))
      expect(caption.length).toBeGreaterThan(30);
  });

  test('shows every drawing of its folder and no other', () => {
    const shown = new Set(listPictures(loaded.study).map(({ src }) => src));
    expect([...shown].sort()).toEqual(Object.keys(loaded.figures).sort());
    for (const name of shown) {
      expect(existsSync(path.join(loaded.folder, 'figures', `${name}.light.svg`))).toBe(true);
      expect(existsSync(path.join(loaded.folder, 'figures', `${name}.dark.svg`))).toBe(true);
    }
  });

  test('compares two drawings of one size, in a section that exists', () => {
    const { comparison, content } = loaded.study;
    const [before, after] = [loaded.figures[comparison.before.src], loaded.figures[comparison.after.src]];
    expect([before?.widthPx, before?.heightPx]).toEqual([after?.widthPx, after?.heightPx]);
    expect(content.sections.map(({ header }) => header)).toContain(comparison.section);
    expect(comparison.decisions.length).toBeGreaterThanOrEqual(3);
  });

  test('has a 640 by 400 card for both themes', () => {
    expect(entry.img).toMatchObject({ widthPx: 640, heightPx: 400 });
    expect(entry.img.alt.length).toBeGreaterThan(40);
    expect(entry.img.srcDark).toBeDefined();
  });

  test('gives every heading its own anchor', () => {
    const ids = flattenIds(toHeadings(entry.id, loaded.study.content.sections));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('uses rich text that passes the allow-list unchanged', () => {
    const rich = flattenSections(loaded.study.content.sections)
      .flatMap(({ content }) => toList(content))
      .flatMap(({ altText }) => (altText === undefined ? [] : [altText]));
    for (const html of rich) expect(sanitiseHtml(html)).toBe(html);
  });

  test('links only to pages and headings that exist', () => {
    const ids = flattenIds(toHeadings(entry.id, loaded.study.content.sections)).map((id) => `#${id}`);
    const paths = STUDIES.map((study) => study.path);
    for (const link of listLinks(loaded.study)) expect([...ids, ...paths]).toContain(link);
  });
});

test('no heading is used twice, and no two studies have the same order of prominent and other sections', async () => {
  const loaded = await Promise.all(STUDIES.map(loadStudy));
  const sections = loaded.map(({ study }) => study.content.sections);
  const headings = sections.flatMap(flattenSections).map(({ header }) => header.toLowerCase());
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  const outlines = sections.map((list) => list.map(({ part, weight }) => `${weight} ${part}`).join(', '));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test('studies end in different ways', async () => {
  const loaded = await Promise.all(STUDIES.map(loadStudy));
  const endings = loaded.map(({ study }) =>
    study.content.sections
      .slice(-2)
      .map(({ weight }) => weight)
      .join(' and '),
  );
  const counts = [...new Set(endings)].map((one) => endings.filter((ending) => ending === one).length);
  expect(counts.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...counts)).toBeLessThanOrEqual(STUDIES.length / 2);
});

test('no study quotes a person who was invented for it', async () => {
  const loaded = await Promise.all(STUDIES.map(loadStudy));
  const sources = loaded.flatMap(({ study }) =>
    flattenSections(study.content.sections)
      .flatMap(({ content }) => toList(content))
      .flatMap(({ quotes }) => toList(quotes))
      .map(({ source = '' }) => source),
  );
  expect(
    sources.filter((source) => /made up|invented|imagined|nobody said|no \w+ said/i.test(source)),
  ).toEqual([]);
});

test('no study claims a prototype without a screen that works', async () => {
  const loaded = await Promise.all(STUDIES.map(loadStudy));
  const claims = loaded.filter(({ study, folder }) => {
    const texts = [
      study.lead,
      ...Object.values(study.summary),
      ...study.content.sections.flatMap(sectionTexts),
    ];
    return (
      /\b(a|the|clickable) prototype\b/i.test(texts.join(' ')) &&
      !readdirSync(folder).some((file) => file.startsWith('Live'))
    );
  });
  expect(claims.map(({ entry }) => entry.id)).toEqual([]);
});

test('no two studies share a run of eight words', async () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const entry of STUDIES) {
    const { study } = await loadStudy(entry);
    for (const run of listEightWordRuns(study)) {
      const other = seen.get(run);
      if (other !== undefined) shared.push(`${other} and ${entry.id}: ${run}`);
      seen.set(run, entry.id);
    }
  }
  expect(shared).toEqual([]);
});

test('the payments review states its three limits', async () => {
  const { study } = await loadStudy(paymentsReview);
  const text = study.content.sections.flatMap(sectionTexts).join('\n');
  expect(text).toContain('A loan process of up to 6 hours');
  expect(text).toContain('At most 2 accounts per customer');
  expect(text).toContain('A 4-digit registration code');
});
