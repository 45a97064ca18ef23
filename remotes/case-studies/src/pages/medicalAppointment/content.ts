import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'sketches',
  lead: 'A concept for booking a doctor that compares two waits: the soonest visit, and one with your own doctor.',
  summary: {
    problem: 'A long list of times hides the real choice: soon, or with someone you know.',
    role: 'Interface design',
    team: 'One designer',
    constraints: 'Large text, no medical judgement',
    time: 'Three weeks',
    outcome: 'I designed every state of a time slot. Missed visits were not measured.',
  },
  proofs: {
    'User flows and wireframes': 'The wait is a length',
    'Interaction design': 'Two offers, never three',
    'Accessibility to WCAG 2.2': 'From asking to arriving',
  },
  content: {
    header: 'Booking a doctor, with the wait drawn to scale',
    content: [
      {
        img: {
          src: 'card',
          alt: 'Two stacks of days on one ground: one day under an orange square, eight days under a violet circle. Beside them a phone with the question “When can you come?” and the same two waits on a ruler.',
          caption:
            'One day with anyone, eight with your own doctor. Every screen of Hatch is built around that difference.',
        },
      },
      {
        text: 'At many surgeries the receptionist sits behind a small window, a hatch. People grumble about it, yet it does something no booking page does: somebody looks up, hears half a sentence, and already knows whether this is for a doctor, a nurse, a form or an ambulance. Booking pages replaced it with a calendar.\n\nHatch is a concept for one fictional practice, Saltmarsh Surgery. It is mainly a study of a single screen, the one where a patient picks a time, and of all that had to happen around it so that it could stay short.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'Soon, or with someone you know',
        content: [
          { bold: 'A grid of times hides the only real choice.' },
          {
            text: 'The usual order is doctor, month, day, time. Each step is tidy. Together they hand the surgery’s sorting to the patient: is this a nurse’s job, does it take ten minutes or twenty, would a call do? Somebody with earache at seven in the morning cannot know.\n\nWhat that person can weigh is simpler, and nothing on the page shows it. Either they are seen soon by whoever is free, or they wait for someone who knows their history. For a sore ear the first is better; for a low mood perhaps the second. On a calendar the two look alike. To learn how far apart they are you leaf through a month and remember.',
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I drew the interface, not the medicine.',
        content: [
          {
            text: 'The screens, their parts and every word on them are my work. I wrote no rules for who is urgent and have no training that would let me. Where clinical words cannot be avoided, as in the line about calling 999, I kept to what is published for everybody, and marked it in the file as text that a clinician has to sign before anyone relies on it.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'Ill people use it; it never advises.',
        content: [
          {
            altText:
              '<ul><li><strong>The app never judges.</strong> No score, no traffic light, no “probably nothing”. It sorts by what the patient picked, and gives the rest to a person.</li><li><strong>Same task at 200 per cent.</strong> With text at twice its size both offers must be there with day, time and name. Nothing may be cut off with three dots.</li><li><strong>A phone lies on tables.</strong> Whatever reaches the lock screen will be read by children, partners and colleagues.</li><li><strong>Returning must be easier than forgetting.</strong> Giving an appointment back takes one tap and one confirmation, from the reminder as well.</li></ul>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'What “please do not” gives away',
        content: [
          { bold: 'I read notices and met no patient.' },
          {
            text: 'No patient, receptionist or doctor took part in this, so there is no finding to report. I looked at booking pages as far as they can be seen without an account, and at the notices in which practices explain how to book. The notices were worth more: each “please do not” on them marks a place where a screen has failed.\n\nI kept three observations. The sample is small and I chose it, which makes them reasons to test something and nothing more.',
          },
        ],
        subSection: [
          {
            header: 'Three observations and their tests',
            content: {
              altText:
                '<dl><dt>The doctor is asked for before the reason.</dt><dd>Build both orders, give people the same complaint, and count who goes back a step.</dd><dt>Free and taken often differ by colour alone.</dt><dd>The cheapest test of all: print the page in grey and ask which times are free.</dd><dt>Giving back is a telephone call.</dt><dd>This needs the practice’s own count of empty appointments before and after. I have no such count, so the effect is not measured.</dd></dl>',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'The wait is a length',
        content: [
          { bold: 'Of three ways to draw free time, one shows the wait.' },
          {
            text: 'I began with the two forms everybody knows, a month and a wall of times, and gave both a fair try. The month answers “which days exist”, which nobody had asked. The wall is complete, and completeness was the trouble: forty-eight chips, of which a patient wants one and cannot tell why it should be that one.\n\nThe third sketch came from a habit of drawing dimension lines. If the question is how long I must wait, then the wait is a length, and two lengths under each other can be compared without reading.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three sketches. A: a month of small squares, three of them filled. B: a wall of eighteen time chips. C, selected: a short line that ends in a square and a long line that ends in a circle.',
              caption: 'A and B show what is free. C shows what it costs to prefer one visit over another.',
            },
          },
        ],
        subSection: [
          {
            header: 'The questions in front of it',
            content: [
              {
                text: 'A chat was the fashionable fourth idea. I dropped it because three bubbles fill the screen at large text, and because there is no way to see, in a conversation, which of your answers you could still change.\n\nInstead there is one question with four answers. A question had to earn its place by changing what is offered next. “Since when?” went for that reason; it belongs to the person who will look at the ear. The fourth answer, not knowing, stayed, although somebody at the surgery has to read it. It is the one that brings the window back.',
              },
              {
                img: {
                  src: 'flow',
                  alt: 'Flow chart. “What do you need?” has four answers. Something new and something you know lead to “When can you come?”; not knowing leads to a person, who sends on to a time or a form; paper leads to a form without a visit. A booked visit can be kept, moved or given back; given back it is offered again.',
                  caption:
                    'The whole of Hatch. One question stands before the two offers, and the dashed line is the appointment that comes back.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'step',
        header: 'Two offers, never three',
        content: [
          { bold: 'Two offers have two shapes.' },
          {
            text: 'Two offers, then, and never three. I tried adding “best match” and could not write the sentence that explains it. The price is real: a patient with a difficult week has to open the list behind “Other days and times”. I accepted an extra tap for some patients so that most of them never see a calendar.\n\nShape before colour. The soonest visit is a square and orange, one’s own doctor round and violet, on the ruler, on the offer, on the booked visit. In print or in forced colours the shapes still do the work. Green and red were banned from the start. In a surgery they already mean well and ill, and here they would have meant free and taken.\n\nWhatever is chosen stands on a sill, a bar five pixels thick under the card. A tick needs room that large text takes away, and a filled card needs a second set of text colours. A bar is a border. It survives every setting I know of, and it is the shape of the thing the app is named after.',
          },
        ],
        subSection: [
          {
            header: 'The states of a time slot',
            content: [
              {
                text: 'A time can be free, in focus, chosen, held while you decide, or gone. Each state differs from the next by a line before it differs by a colour. The ratios on the sheet are calculated from the colour values of the theme you are looking at: text stays above 4.5 to 1, frames above 3 to 1.',
              },
              {
                img: {
                  src: 'states',
                  alt: 'A sheet of five states of the time 9:10: free in a thin frame, in focus with a second frame, chosen on a sill, held for you in dashes, gone without a frame and struck out. Two columns give the contrast of text and frame, all above 4.5 and 3.',
                  caption:
                    'Contrast ratios to 1, by the WCAG formula. A time that is gone has no frame on purpose, since there is nothing left to press.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'From asking to arriving',
        content: [
          { bold: 'Three more screens lead to arriving.' },
          {
            text: 'A patient sees three more screens on the way to a visit. The large version was drawn first and the normal one derived from it, which is the opposite of how I used to work. It settled most arguments early: a layout that holds two offers at that size has no room for an idea that does not matter.',
          },
          {
            img: [
              {
                src: 'ask',
                alt: 'Phone screen “What do you need?”. On top a framed line: chest pain, no breath, a face that droops, call 999. Four answers: something new, something you know, paper, I do not know. The last is read by a person by 12:30.',
                caption:
                  '1 The emergency line, where nobody has to search for it. 2 Who the visit is for comes before what it is about. 3 “I do not know” is an answer too.',
              },
              {
                src: 'booked',
                alt: 'Phone screen “Your appointment”: tomorrow, Tuesday 17 March, 9:10 in very large figures, Nurse Quill, in person. Below: side door, check in from 9:00, ten minutes for one matter, bring what you take. Two equal buttons: “Move it” and “I cannot come”.',
                caption:
                  '1 The time, legible at arm’s length. 2 What people ring up to ask. 3 Cancelling is as large as moving.',
              },
              {
                src: 'large',
                alt: 'The same screen with text at 200 per cent: in 1 day with anyone, Tuesday 9:10, Nurse Quill, in person; in 8 days with Dr Holt, Tuesday 24, 11:40; the button “Take Tuesday”.',
                caption:
                  '1 The ruler has become words. 2 The second offer keeps its day and time. 3 The button grows taller, and its words stay the same.',
              },
            ],
          },
        ],
        subSection: [
          {
            header: 'On a table, face up',
            content: [
              {
                text: 'Reminders have three levels, and the middle one is the default: the time, without who, where or why. The most private level would protect more people and remind fewer of them. I chose the compromise, and put the setting on the screen that confirms the visit, because nobody looks for it afterwards.',
              },
              {
                img: {
                  src: 'lock',
                  alt: 'Three versions of one notification at 7:30. Nothing: a note for you. Time only, set at first: 9:10 today, open Hatch to see where. Everything: 9:10, Nurse Quill, about the ear, side door, Mill Lane.',
                  caption:
                    'What somebody beside you can read on the lock screen, at each of the three levels.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'Nobody has booked with it yet.',
        content: [
          {
            text: 'There are the screens shown here, in two text sizes, and the sheet of states. The contrast is calculated and the rest is judgement. Whether patients decide sooner, whether the telephone rings less, and whether more appointments come back in time is not measured. The last of these is the number I would ask for first, since a surgery already counts it.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'step',
        header: 'What is still missing',
        content: [
          { bold: 'I would begin with patients who have no doctor.' },
          {
            text: 'Two offers work for someone with a regular doctor. Many people have none, and for them the round lane is empty. The screen then falls back on a list of days, which I designed last and like least. That patient is no exception. Starting from there, I might have found a second offer that is worth having for everyone, such as a call today against a visit tomorrow.',
          },
        ],
        subSection: [
          {
            header: 'A doubt about the ruler',
            content: {
              text: 'It counts days from now, weekends included, and shades the days on which the surgery is shut. I am not certain that people in pain count in days. They may count nights.',
            },
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'Choosing a time, first draft and now',
    section: 'Two offers, never three',
    before: {
      src: 'draft',
      alt: 'First draft “New appointment”: a list with Dr A. Holt chosen, the month of March 2026 with the 24th in a green circle, twelve time chips in green for free and red for taken, and the button “Confirm booking”.',
    },
    after: {
      src: 'when',
      alt: 'Now “When can you come?”: a ruler of nine days with a wait of 1 day and one of 8 days, an offer for Tuesday 17 March, 9:10 with Nurse Quill, an offer for Tuesday 24 March, 11:40 with Dr Holt, and the button “Take Tuesday, 9:10”.',
    },
    decisions: [
      {
        title: 'The calendar became a ruler',
        reason:
          'A month shows thirty-one days to say something about two of them. The ruler begins today and ends at the later offer, so the gap fills the width whether it is three days or thirty.',
      },
      {
        title: 'The soonest visit is offered, not found',
        reason:
          'In the draft the nurse at 9:10 tomorrow did not exist, because a doctor had been chosen first. She is now the first offer, and already stands on the sill.',
      },
      {
        title: 'A name comes with its reason',
        reason:
          '“Who saw you in January” is the argument for waiting a week. Without it Dr Holt is only a later time.',
      },
      {
        title: 'The button says what it does, the line how to undo it',
        reason:
          '“Confirm booking” names the surgery’s procedure. “Take Tuesday, 9:10” repeats the facts at the last moment at which they can be wrong, and the line below takes the fear out of pressing it.',
      },
    ],
  },
};
