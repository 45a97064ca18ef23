import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'openings',
  lead: 'A redesign of Daymark, a concept diary in which one line a day is enough.',
  summary: {
    problem: 'A diary that counts streaks punishes you in the weeks that matter most.',
    role: 'Redesign, screens and writing',
    team: 'Only me',
    constraints: 'No account, no server, no loss of old entries',
    time: 'Five weekends',
    outcome: 'Writing a line takes three steps instead of seven. Whether people write more was not measured.',
  },
  proofs: {
    'Writing for interfaces': 'Words that Daymark may not use',
    'User flows and wireframes': 'What old diaries show',
    'Interaction design': 'Flame, faces and the save button',
  },
  content: {
    header: 'Journaling app redesign: a line is enough',
    content: [
      {
        img: {
          src: 'card',
          alt: 'Left: a year as twelve lines of strokes, one for every day with an entry, and a dimension line “one year”. Right: a phone with the last line of an earlier day in grey and a new line below it.',
          caption:
            'A year of writing as the redesign shows it. Empty places stay empty; nothing calls them missed.',
        },
      },
      {
        text: 'Daymark is a concept. Its first version is the journaling app that anyone could draw from memory: a greeting, five faces, a box, a flame with a number. I built that version faithfully, as a thing to argue with, and then took it apart.\n\nThe question is whom a diary is for. Version one is for someone who wants to get better at keeping a diary. The redesign is for someone who has had a day.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'What a streak does',
        content: [
          { bold: 'Streaks break exactly when life does.' },
          {
            text: 'People stop writing when they move house, fall ill, lose somebody or fall in love. Those are the pages they will look for in ten years. Version one meets them on their return with a flame that has gone out, a zero, and a cheerful offer to start again. It turns an absence into a failure, and the easiest thing to do with a failure in a free app is to delete the app.\n\nThe text box is just as rude. It wants fifty words, because longer entries look better in a chart of engagement. Someone with nine words in them writes none.',
          },
        ],
      },
      {
        part: 'role',
        weight: 'step',
        header: 'Words that Daymark may not use',
        content: [
          { bold: 'I redrew it and wrote every word.' },
          {
            text: 'Structure, screens and wording are mine, and the wording took longest. An app that asks for honest sentences should contain some. I kept a list of words that Daymark may not use: journey, goal, amazing, oops, and every verb that belongs to sport.',
          },
        ],
        subSection: [
          {
            header: 'Three sentences, rewritten',
            content: {
              altText:
                '<dl><dt>“Oops, you missed a day!”</dt><dd>Gone. There is nothing to say, so Daymark does not say it nicely either.</dd><dt>“Entry saved successfully”</dt><dd>“Kept on this phone as you write.” It says where and when, which the old sentence left open.</dd><dt>“Delete forever?”</dt><dd>“This page will be gone from this phone. There is no other copy.” Longer, and the only honest warning an app without a server can give.</dd></dl>',
            },
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'step',
        header: 'What does not exist cannot leak',
        content: [
          { bold: 'Nothing leaves the phone or gets lost.' },
          {
            altText:
              '<ul><li><strong>No account and no server.</strong> What does not exist cannot leak, be sold or be ordered by a court. The price is that moving to a new phone is the owner’s work, so export has to be good.</li><li><strong>Old entries keep everything.</strong> Faces and tags of version one are turned into words inside the entry. Nobody’s past is tidied up for a new layout.</li><li><strong>Readable in bed.</strong> Dark, dimmed, held in one hand, with the text at one and a half times its size.</li><li><strong>Someone else may be looking.</strong> The phone lies on kitchen tables. Notices never quote, and the list of open apps shows a blank sheet.</li></ul>',
          },
        ],
        subSection: [
          {
            header: 'Large type, spoken pages',
            content: {
              text: 'At one and a half times its size the new line needs the room of the old one, so the quotation shrinks to a single row that can be opened. With a screen reader the order is date, quotation, page, and the caret waits in the page from the start; nobody has to walk past the furniture to write. The year is read as months with their days named, since a description of strokes would be a joke at the listener’s cost.',
            },
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'What old diaries show',
        content: [
          { bold: 'I read old diaries and counted steps.' },
          {
            text: 'I did not study people, so I do not know how long anyone would keep a diary in Daymark. I read published diaries instead, which show what people write when no software asks them to.\n\nThree things stood out, and they are impressions rather than counts. Entries are often one line long, and the line is often about weather, food or who called. Gaps are ordinary, and the first page after one rarely explains it. And hardly anyone grades a day. They say what happened, and leave the grading to the reader.',
          },
          {
            text: 'Then I counted something that can be counted without people: the steps between picking up the phone and having written a line. The chart shows them. Four of version one’s seven exist for the app and not for the entry.',
          },
          {
            img: {
              src: 'steps',
              alt: 'Two columns of steps. Version one: unlock phone, dismiss streak, choose a face, write 50 words, add a tag, save, close the praise: seven steps. Redesign: unlock phone, write one line, put it away: three steps.',
              caption:
                'Every step from pocket to page. The dashed ones serve only the app, and the redesign has none of them.',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'The page as you left it',
        content: [
          { bold: 'It opens with your last line.' },
          {
            text: 'What should a person see first? An empty page is frightening. A question of the day is easy, and within a fortnight people answer the question instead of writing about their day. I looked for an opening that would be different every time without the app having to think of anything.\n\nIt was already there: the last line that the person wrote. It is in their voice, it says where things stood, and you can disagree with it. Its weak point is the first day, when no last line exists. There, and only there, Daymark shows a date and a caret and says nothing.',
          },
          {
            img: {
              src: 'openings',
              alt: 'Three sketched openings: an empty page with a caret; a question, “What are you grateful for?”; and the last line of the previous entry above a caret. The first and the third are selected.',
              caption:
                'Three ways to open. The last line was chosen for every day but the first, when there is none yet and the page stays empty.',
            },
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'Flame, faces and the save button',
        content: [
          { bold: 'I took away everything that keeps score.' },
          {
            text: 'The flame went first, and with it the number. I tried two gentle replacements, a count of days this month and a plant that grows. Both are still scores, only with better manners: a plant that does not grow is a reproach in green. What replaced them is a year drawn in strokes. It shows when there was writing, as tree rings show rain, and keeps no total.\n\nThe faces went next. Five of them are a scale, and a scale invites an average, and the average of a year means nothing. If you want to note a mood, you write the word.\n\nSaving went last, since it is not an act. Words are kept while they are typed, and a small line says where. The line stays on the screen, because trust in this is worth its height.',
          },
        ],
        subSection: [
          {
            header: 'Rejected: locking single entries',
            content: {
              text: 'A lock for one entry looks like care. It also marks the entry that is worth breaking into, and makes the owner sort days into harmless and not while writing them. The whole book is locked or none of it.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'A year of lines',
        content: [
          { bold: 'A year, a memory and settings follow.' },
          {
            text: 'Apps that bring up “a year ago today” assume that the year was kind. Some days should not return over breakfast. Daymark puts a way out directly under every memory: the day, the weeks around it, or everything that names a word can be put to rest. Rest is not deletion. The days keep their strokes and answer a search; they only stop turning up by themselves.',
          },
          {
            img: [
              {
                src: 'year',
                alt: 'Phone screen “Last year”: twelve lines, January to December, with strokes on days that have an entry and empty stretches in May and December. Below, the entry of 28 June, after ten weeks: “I have not written since the move. The boxes are down to three.”',
                caption:
                  '1 A stroke for every day with an entry, and no totals. 2 The page after a gap looks like any other.',
              },
              {
                src: 'lookBack',
                alt: 'Phone screen “A year ago today” with an entry about a hospital. Below “Not now?” and three choices: only this day, the days around it from 2 to 23 April, everything that names “hospital”. Button: “Put these days to rest”.',
                caption:
                  '1 The memory, quoted in full. 2 How much of it to leave alone; the middle choice is set. 3 The way back.',
              },
              {
                src: 'privacy',
                alt: 'Phone screen “Privacy”: everything is on this phone, without an account. Switches for a cover at once, a lock after a minute and quiet notices. Below: take it all with you as plain text, and days at rest.',
                caption:
                  '1 The facts, before the settings. 2 Each switch says what it does. 3 Leaving is a feature.',
              },
            ],
          },
        ],
        subSection: [
          {
            header: 'Type does the explaining',
            content: {
              text: 'The owner’s words are set in a serif, the app’s in a plain face, always and everywhere. It sounds like decoration and is a rule about honesty. In version one a prompt, a placeholder and an entry looked alike, and once I caught myself reading the app’s advice as though I had given it.',
            },
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'Writing takes four steps fewer. The rest is unknown.',
        content: [
          {
            text: 'The screens are drawn and the words are written. By count, it takes three steps instead of seven to start writing. I did not measure whether people write more, write longer or come back after a gap. Even if I had, I would be careful with the first two: an app that makes a single line enough should expect shorter entries.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'note',
        header: 'Moving to a new phone should be easier.',
        content: [
          {
            text: 'I was proud of having no server until I imagined the evening on which someone drops their phone into a lake. Export to plain text is good for leaving and poor for accidents. I would add a copy to a place of the owner’s choosing, locked with a phrase on paper, and spend most of the work on the page that explains that phrase.\n\nI would also test the resting days with people who have had such a year, and with nobody else.',
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The first screen, version one and redesign',
    section: 'Flame, faces and the save button',
    before: {
      src: 'homeBefore',
      alt: 'Version one: a banner “3 day streak. Keep it going!”, the question how you feel today with five faces, a box that asks for at least 50 words, and a grey button “Save entry, 0 of 50”.',
    },
    after: {
      src: 'homeAfter',
      alt: 'Redesign: Thursday 9 April with a lock and a calendar; “Sunday ended with: The baker was carrying the chairs in”; a new line in larger serif type, “Swam before work. Nobody else in the slow lane”; and “Kept on this phone as you write”.',
    },
    decisions: [
      {
        title: 'Your last line, instead of a score',
        reason:
          'It names the day it comes from, Sunday, and so admits a gap of three days without any comment on it.',
      },
      {
        title: 'The page is the screen',
        reason: 'There is no box, no minimum and no counter. The text is large, and one line is enough.',
      },
      {
        title: 'There is no button to save',
        reason:
          'The sentence says when and where the words are kept. With a button, people could lose an entry by forgetting to press it, and might wonder where it sends their words.',
      },
    ],
  },
};
