import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'journeys',
  lead: 'A concept for the first minute of a garden app: you correct one sentence instead of passing ten screens.',
  summary: {
    problem: 'New users answer ten questions before the app gives them anything.',
    role: 'Interface design and wording',
    team: 'Only me',
    constraints: 'No account, no location, useful at once',
    time: 'Two weeks',
    outcome: 'One screen replaces ten. How many people stay was not measured.',
  },
  proofs: {
    'Problem framing': 'Which answers change a task',
    'Writing for interfaces': 'One sentence instead',
    'Interaction design': 'Somewhere cold, until you say',
  },
  content: {
    header: 'Onboarding screen: one sentence with three blanks',
    content: [
      {
        img: {
          src: 'card',
          alt: 'Three plant labels stand in brown soil under a dimension line “3 answers”. Beside them a phone says: I grow in a few pots near Skipton, and lists the first task of the week.',
          caption:
            'Three answers are all that the first week needs. Each is a label in a sentence and can be pulled out and changed.',
        },
      },
      {
        text: 'This is a study of a single screen. Dibber is a concept: an app that says what to do in a garden this week, and what to leave alone. The whole of it can be explained in that sentence, which made the usual welcome look even stranger. Why would an app with one thing to say spend ten screens before saying it?\n\nOnboarding is often a gate with decorations. I wanted to see what is left when the app asks only for what it really needs.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'Ten screens before the first plant',
        content: [
          { bold: 'Ten screens come before any help.' },
          {
            text: 'Somebody stands in a kitchen with a bag of seed potatoes and wants to know whether it is too early. They install an app. It shows four slides about a journey, asks for an email address, a password, the location of the phone and the right to send notifications, then whether they are a beginner, an enthusiast or an expert. The potatoes are still on the table.\n\nEach screen was added for a reason, and each reason is the app’s: a number to report, a permission to collect, a segment to fill. Nothing in them is wrong on its own. Together they ask a stranger for trust before anything has been done to earn it.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'It is useful at once, and every answer can be changed.',
        content: [
          {
            altText:
              '<ul><li><strong>Untouched means useful.</strong> Someone who answers nothing must still see a list that does no harm to a plant.</li><li><strong>No permission on the first day.</strong> Location and notifications may be asked for only after a person has done something that makes the question sensible.</li><li><strong>Answers are never final.</strong> People move, and pots multiply. The place where an answer is given is the place where it is changed, in a year as on day one.</li><li><strong>It is a form.</strong> However it looks, it has three labelled fields, works with a keyboard, and is read aloud in an order that makes sense.</li></ul>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'Which answers change a task',
        content: [
          { bold: 'I tested the questions, not people.' },
          {
            text: 'No gardener was interviewed. I took the seven things the draft and its successor ask for and put the same question to each: which task on the list changes if the answer is different? I did it with the table of tasks open beside me, changing one answer at a time.\n\nThree survive. What you grow in decides which tasks appear; place decides when frost is over; time decides how many tasks there are. Experience changed nothing, because the instruction for sowing a bean is the same for an expert. A name changed nothing. An account changes something on the day a second phone appears, and not one day earlier.',
          },
          {
            img: {
              src: 'questions',
              alt: 'Table of seven things asked for. Where you grow, place and time a week are asked on the first screen and change the list. Reminders come after the first tick, an account for a second phone. Name and experience are never asked, since they change nothing.',
              caption:
                'What is asked, when, and what for. Anything that changes nothing in the list has no place in front of it.',
            },
          },
        ],
        subSection: [
          {
            header: 'What this cannot tell',
            content: {
              text: 'The table shows what the app needs. It says nothing about what people like to be asked. Some enjoy a quiz, and being called a beginner can be a comfort. If a study with gardeners showed that they miss the greeting, I would put one back, under the list, where it delays nobody.',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'One sentence instead',
        content: [
          { bold: 'I drew questions, a chat and a sentence to correct.' },
          {
            text: 'With three questions left, a screen for each would have been bearable. I drew that, and a chat in which Dibber asks and the gardener replies. Both have the same flaw: while you answer, the result is somewhere else, so you cannot see what an answer does or whether it was worth giving.\n\nA sentence with blanks puts question, answer and consequence on one screen. It is also the only form I found that can be read before it is filled in. “I grow in a few pots” is already true of many people who open such an app, and they have nothing to do but scroll.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three sketches: a sentence with two labels over a list of tasks, a stack of question cards, and a chat in bubbles. The sentence is selected.',
              caption:
                'Three ways to ask three things. Only in A do the answers and the list share a screen.',
            },
          },
        ],
        subSection: [
          {
            header: 'Five versions of the words',
            content: [
              {
                text: 'The layout took an evening. The sentence took the rest of the week, because every noun in it welcomes some people and turns others away. “Garden” was the worst: it told people with a window sill that they were in the wrong place.',
              },
              {
                img: {
                  src: 'wording',
                  alt: 'List of five drafts with comments, from “Tell us about your garden!” by way of growing space, postcode and beginner to “I grow in a few pots near Skipton, with an hour a week”, which is selected.',
                  caption:
                    'The drafts and what was wrong with them. The comments are my own reading, not test results.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'step',
        header: 'Somewhere cold, until you say',
        content: [
          { bold: 'Defaults are careful, and questions come late.' },
          {
            text: 'The blank for the place starts as “somewhere cold”. That is a joke with a purpose. Without a place the app assumes the latest frost, so a person in a mild valley waits too long, and nobody loses a plant. A default should be wrong in the cheaper direction and admit that it is one.\n\nThe list is not greyed out behind the sentence, and there is no button that says “Start”. I tried one and it lied: everything had started already.\n\nThe third decision concerns “Not yet: tomatoes”. A list of things to do makes a new gardener busy; a line on what to leave alone shows knowledge. It is the one sentence on the screen that a seed packet does not print, so it sits on the first screen, in the colour of a flowerpot, without a warning sign.',
          },
          {
            img: {
              src: 'journeys',
              alt: 'Two rows of small screens. First draft: four slides, two for the account, two for permissions and two for a quiz: ten screens before the first task. Now: a single screen that holds the first task.',
              caption: 'Counted on the drawings: ten screens to pass, or none.',
            },
          },
        ],
        subSection: [
          {
            header: 'Considered: typing the sentence freely',
            content: {
              text: 'A text field that understands “two tubs and a rhubarb in Leeds” would be charming in a demonstration. It hides what can be said, it fails in ways that are hard to explain, and it would send the words to a server. Three short lists stay on the phone, work in a cellar, and can be learnt by looking at them.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'The first minute',
        content: [
          { bold: 'Three moments show whether the sentence holds up.' },
          {
            text: 'A sentence looks easy while nobody touches it. It has three moments of stress: when a place has to be named, when the app wants something in return, and when the reader needs larger letters than I do.',
          },
          {
            img: [
              {
                src: 'place',
                alt: 'Phone screen “Near where?”: a field with “Skip”, the suggestions Skipton, chosen, and Skipsea, then “Or leave the place out” with four answers on the last frost, from early April to “I do not know”. Button: “Use Skipton”.',
                caption:
                  '1 Typed, so that no permission is needed. 2 What the app really wants to know, without the place. 3 Not knowing has an answer too.',
              },
              {
                src: 'asking',
                alt: 'Phone screen after the first tick: beans sown, they show in two or three weeks. Shall Dibber look in with you on Monday 6 April? Two buttons of equal size, “Remind me on 6 April” and “No, I will look myself”; the phone will then ask once.',
                caption:
                  '1 The task is done first. 2 The reminder then has a date and a reason. 3 Both answers have the same size. 4 The system’s question is announced.',
              },
              {
                src: 'largeText',
                alt: 'Phone screen with doubled text: each piece of the sentence has a line of its own, with the blanks “a few pots”, “Skipton” and “an hour”, and below it the task “Sow broad beans” on two lines.',
                caption:
                  '1 A blank never breaks; it takes a line. 2 The list stays text at full width. Body text is doubled; the sentence, already large, grows by half.',
              },
            ],
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I drew the ten screens first, then replaced them.',
        content: [
          {
            text: 'The draft with ten screens is mine as well. I made it quickly and from habit, as I would have done for a client with a deadline, so that I had something honest to argue against. Both versions and the wording are my work; the garden calendar behind them is a short table I typed from the backs of seed packets.',
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'Ten screens became one. Nobody has tried it yet.',
        content: [
          {
            text: 'The concept ended as one screen, the two that open from it, and the table of questions. Ten screens to none is a count on paper. Whether more people come back in the second week is not measured, nor is how many correct the place at all. That last figure would worry me most: if nearly everyone stays in “somewhere cold”, the joke has become a flaw.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'step',
        header: 'Beyond English',
        content: [
          { bold: 'A sentence does not travel well.' },
          {
            text: 'The blanks sit where English wants them. In German the verb would move, in Welsh the first word might change with the place behind it, and a label that is inflected cannot simply be swapped. With other languages in sight I would build the sentence from whole variants and accept that some of them look like a form.\n\nI would also test the plant labels on people who do not garden. I see a label pushed into soil; they may see an arrow that points to something on the right.',
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The first screen, draft and now',
    section: 'Somewhere cold, until you say',
    before: {
      src: 'slidesDraft',
      alt: 'Draft: a drawing of a seedling in a pot, “Welcome to your green journey!”, a line of praise for the app, four dots of which the first is filled, a small “Skip” in the corner and a large button “Next”.',
    },
    after: {
      src: 'screenNow',
      alt: 'Now: “I grow in a few pots near somewhere cold with an hour a week”, three tasks for 16 to 22 March with their minutes, the note “Not yet: tomatoes. Sow from 6 April, not sooner”, and “No account. It all stays on this phone”.',
    },
    decisions: [
      {
        title: 'A sentence in place of a greeting',
        reason:
          'It says what the app believes about you and invites correction. A greeting can only be passed, which is why the draft needed “Skip”.',
      },
      {
        title: 'Tasks with minutes',
        reason:
          'The list is real, and the reader could start on it at once. The minutes add up to less than the hour in the sentence, so the third blank explains itself.',
      },
      {
        title: 'What to leave alone',
        reason:
          'Restraint is shown before any feature is. It is also the quickest proof that the list depends on the season and on the place.',
      },
      {
        title: 'One line on privacy, where it is true',
        reason:
          'No account exists at this point, so the line is a fact and not a promise. It disappears on the day an account is created.',
      },
    ],
  },
};
