import type { LegalText } from '../../layout/legal/LegalPage';

export const DISCLAIMER: LegalText = {
  lead: 'Concepts are called concepts, examples are called examples, and a number that nobody measured is not printed as a result.',
  sections: [
    {
      id: 'concepts',
      title: 'Concepts',
      blocks: [
        'Unless a page says otherwise, the products in the case studies were designed for practice or on my own account. They were not commissioned by the companies whose kind of product they resemble, and no such company has approved them.',
        'Names, marks, people and data inside the screens are made up. If one of them equals a real one, that is chance, and I will change it when told.',
      ],
    },
    {
      id: 'outcomes',
      title: 'Outcomes',
      blocks: [
        'Where a case study reports an outcome, it says how it was found. Where nothing was measured, it says “not measured”. Quotations from imagined users are marked as such.',
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      blocks: [
        'This portfolio belongs to nobody in particular yet: its name, its email address and its links elsewhere are stand-ins.',
        'The certificates, the honours and the steps of the process are examples of how such entries look. Their issuers are described rather than named, and no document stands behind them. Each place that shows them says so. Please do not rely on them as proof of a qualification.',
        {
          text: 'Proof is elsewhere: in the work itself, which you can open, inspect and break.',
          link: { href: '/work', text: 'Go to the work' },
        },
      ],
    },
    {
      id: 'demos',
      title: 'Demos',
      blocks: [
        'The demos show what a browser can do. They are not tools to depend on: the compass must not guide a ship, the clock must not time a race, and what the speech demo writes down must not be used where a wrong word does harm.',
        'Some demos make sound or movement. Each can be paused, and none plays a sound before you ask for it.',
      ],
    },
    {
      id: 'links',
      title: 'Links',
      blocks: [
        'Links to other sites were useful when they were set. What those sites say and do is theirs to answer for. Tell me when a link has gone bad.',
      ],
    },
    {
      id: 'advice',
      title: 'No advice',
      blocks: [
        'What I write about design, accessibility and law is an opinion based on practice. It is not legal advice, and it does not replace testing with the people who will use your product.',
      ],
    },
  ],
};
