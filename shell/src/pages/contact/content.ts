export const CONTACT_LEAD =
  'Write to me about a role, a project or a mistake you found on this site. A few plain sentences are enough.';

/** An email draft that a visitor only has to complete. */
export interface ReadyMail {
  id: string;
  title: string;
  subject: string;
  lines: readonly string[];
}

export const READY_MAILS: readonly ReadyMail[] = [
  {
    id: 'role',
    title: 'A role',
    subject: 'A role for a designer who builds',
    lines: [
      'Hello,',
      'We are looking for someone to …',
      'The team is … people, and works from …',
      'The part of your work that made us write is …',
    ],
  },
  {
    id: 'project',
    title: 'A project',
    subject: 'A project that needs a screen or two',
    lines: [
      'Hello,',
      'We make …, for people who …',
      'What does not work today is …',
      'We would like to have something to show by …',
    ],
  },
  {
    id: 'mistake',
    title: 'A mistake',
    subject: 'Something is wrong on your site',
    lines: [
      'Hello,',
      'On the page … I did …',
      'I expected …, and what happened was …',
      'My browser and device are …',
    ],
  },
];

export const HELPFUL: readonly { term: string; text: string }[] = [
  {
    term: 'The person',
    text: 'Who will use it, and what are they doing just before? That says more than a list of features.',
  },
  {
    term: 'The sore spot',
    text: 'Where does it hurt now? A support request, a screenshot or one sentence from a customer is perfect.',
  },
  {
    term: 'The limits',
    text: 'Money, time, technology, law. Limits are not bad news. They make the design better.',
  },
];
