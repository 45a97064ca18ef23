import type { LegalText } from '../../layout/legal/LegalPage';
import { OUTSIDE_HOSTS } from '../../profile/outsideHosts';

export const TERMS_OF_SERVICE: LegalText = {
  lead: 'Look around, try the demos, quote a paragraph, link to anything. Please do not pass my drawings off as yours. In force since 1 November 2026.',
  sections: [
    {
      id: 'agreement',
      title: 'What you agree to',
      blocks: [
        'By using this site you accept these terms. If you do not accept them, please leave the site; nothing on it needs you to stay.',
        'The site is free, carries no advertising, and asks for no account. You may use it for as long as it is online.',
      ],
    },
    {
      id: 'your-use',
      title: 'What you may do',
      blocks: [
        {
          points: [
            'Read, print and share any page, and link to it without asking.',
            'Quote short passages and show single pictures in a review, a lesson or an application, with a link to the page they come from.',
            'Use the demos as often as you like, and keep what you make with them: drawings, rhythms, photographs, guest lists.',
            'Read the source that your browser receives, and learn from it.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What you may not do',
      blocks: [
        {
          points: [
            'Present the case studies, screens or marks as your own work, or use a mark for a business.',
            'Copy the site as a whole, or lead others to believe that it is yours.',
            'Attack it, overload it, or use it to reach anything that is not public.',
          ],
        },
      ],
    },
    {
      id: 'concepts',
      title: 'Concepts and names',
      blocks: [
        {
          text: 'Most products shown here are concepts. They are not offered for sale, and their names are invented.',
          link: { href: '/disclaimer', text: 'What that means for you' },
        },
      ],
    },
    {
      id: 'your-things',
      title: 'What you make here',
      blocks: [
        'What you draw, record or type in a demo stays in your browser unless you export it yourself. I cannot see it, and I cannot bring it back: clearing your browser’s storage deletes it.',
        'You are responsible for what you put in. If you enter other people’s names in the guest list, treat them as they would like to be treated.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      blocks: [
        'I may change, move or remove any part of the site, and these terms with it. The date at the top says when they came into force; a change that takes something away from you never applies to the past.',
        `The demo “Fetch API” asks a public service, ${OUTSIDE_HOSTS.films}, when you press its button. That service is not mine, and I cannot promise that it answers or that what it says is right.`,
        'The site is provided as it is. I take care to keep it working, and I fix what is reported, but I do not promise that it is free of mistakes or always available.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'As far as the law allows, I am not liable for damage that comes from using this site or from not being able to use it. Where the law gives you rights that terms like these cannot take away, you keep them.',
        'If one of these rules turns out to be invalid, the others still hold.',
      ],
    },
  ],
};
