import type { Study, StudyFigures } from '../study';

/** A small study for tests; its texts name their position. */
export const SAMPLE_STUDY: Study = {
  plate: 'screen',
  lead: 'Lead sentence.',
  summary: {
    problem: 'Problem fact',
    role: 'Role fact',
    team: 'Team fact',
    constraints: 'Constraints fact',
    time: 'Time fact',
    outcome: 'Outcome fact',
  },
  proofs: { 'Problem framing': 'Problem', 'Interaction design': 'Decisions' },
  content: {
    header: 'A sample study',
    content: { text: 'Opening words.' },
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'Problem',
        content: [
          { bold: 'Key of the problem.' },
          { text: 'First paragraph.\n\nSecond paragraph.' },
          { quotes: { text: 'A quoted line.', source: 'Made up for the test' } },
        ],
      },
      { part: 'role', weight: 'note', header: 'I did the first half', content: { text: 'Role text.' } },
      { part: 'constraints', weight: 'note', header: 'Half was enough', content: { text: 'Limit text.' } },
      {
        part: 'decisions',
        weight: 'step',
        header: 'Decisions',
        content: [
          { bold: 'Key of the decisions.' },
          { img: { src: 'screen', alt: 'A screen', caption: '1 The limit. 2 The way out.' } },
        ],
        subSection: [{ header: 'A detail', content: { altText: '<p>Rich <strong>text</strong></p>' } }],
      },
    ],
  },
  comparison: {
    title: 'The screen, before and after',
    section: 'Decisions',
    before: { src: 'before', alt: 'Before picture' },
    after: { src: 'after', alt: 'After picture' },
    decisions: [
      { title: 'Decision one', reason: 'Reason one.' },
      { title: 'Decision two', reason: 'Reason two.' },
    ],
  },
};

function createFigure(name: string) {
  return {
    src: `${name}.light.svg`,
    srcDark: `${name}.dark.svg`,
    widthPx: 400,
    heightPx: 720,
    ground: '#eeeeee',
    groundDark: '#111111',
    legiblePx: 320,
    narrow: {
      src: `${name}.narrow.light.svg`,
      srcDark: `${name}.narrow.dark.svg`,
      widthPx: 300,
      heightPx: 900,
    },
  };
}

export const SAMPLE_FIGURES: StudyFigures = {
  screen: createFigure('screen'),
  before: createFigure('before'),
  after: createFigure('after'),
};
