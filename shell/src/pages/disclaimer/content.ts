import type { LegalText } from '../../layout/legal/LegalPage';

export const DISCLAIMER: LegalText = {
  lead: 'Concepts and examples are labelled as such, and no number is given as a result unless somebody measured it.',
  sections: [
    {
      id: 'concepts',
      title: 'Concepts',
      blocks: [
        'Unless a page says otherwise, the products in the case studies were designed for practice or on my own account. They were not commissioned by the companies whose kind of product they resemble, and no such company has approved them.',
        'Names, marks, people and data inside the screens are made up. If one of them matches a real one, that is a coincidence. Tell me, and I will change it.',
      ],
    },
    {
      id: 'outcomes',
      title: 'Outcomes',
      blocks: [
        'Where a case study reports an outcome, it says how it was found. Where nothing was measured, it says “not measured”.',
      ],
    },
    {
      id: 'examples',
      title: 'Examples',
      blocks: [
        'This portfolio belongs to nobody in particular yet: its name, its email address and its links elsewhere are stand-ins.',
        'The certificates, the honours and the steps of the process are examples of how such entries look. Their issuers are described rather than named, and no documents back them up. Every page that shows them says so. Please do not rely on them as proof of a qualification.',
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
        'The demos show what a browser can do. They are not tools to depend on: do not steer a ship by the compass, time a race by the clock, or rely on the speech demo where a wrong word could do harm.',
        'Some demos make sound or movement. Each can be paused, and none plays a sound before you ask for it.',
      ],
    },
    {
      id: 'links',
      title: 'Links',
      blocks: [
        'Links to other sites were useful when I added them. I am not responsible for what those sites say or do. Tell me when a link is broken.',
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
