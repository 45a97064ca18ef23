import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'orders',
  lead: 'A redesign of Headword, a concept dictionary, that puts the meaning first.',
  summary: {
    problem: 'The meaning takes up less than a quarter of its own page.',
    role: 'Interaction and content design',
    team: 'Only me',
    constraints: 'Works offline; no entry shortened or dropped',
    time: 'Three weeks',
    outcome: 'The meaning now has 302 pixels instead of 158. Look-up speed was not measured.',
  },
  proofs: {
    'Problem framing': 'A word that means its opposite',
    'Information architecture': 'Which meaning comes first?',
    'Writing for interfaces': 'Short words and one warning',
  },
  content: {
    header: 'Dictionary app redesign: the meaning first',
    content: [
      {
        img: {
          src: 'card',
          alt: 'The headword “sanction” in large serif letters within a selection frame; below, a dimension line “two opposite meanings” and the senses permission and punishment with an example sentence each.',
          caption:
            'The word that this study follows. Its reader needs to know which of the two meanings applies.',
        },
      },
      {
        text: 'Headword is a concept for a dictionary on the phone. I drew it twice: once as dictionaries on phones tend to be, with a word of the day, tabs, games and abbreviations from the age of expensive paper, and once as I think it should be. One word goes through all the drawings, because it shows every fault at once. To sanction something is to allow it. To sanction somebody is to punish them.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'A word that means its opposite',
        content: [
          { bold: 'People look up sentences, not words.' },
          {
            text: 'Hardly anyone opens a dictionary out of curiosity about a word. They are in the middle of something: a contract, a novel, a letter from school. A word has stopped them, and each second in the app is a second out of the text. They want the one meaning that fits, and then to be gone.\n\nThe first version keeps them. It greets them with another word, files the meanings under letters and numbers, begins with a church decree of the sixteenth century, and puts the sense they came for third, in grey. Everything on the page is true. It is an archive with a search field on top.',
          },
          {
            quotes: {
              text: 'n. 1. a. (Eccl., obs.) a decree, esp. of a synod.',
              source:
                'The first line of the entry in version one. I wrote it in the manner of printed dictionaries.',
            },
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'Measuring the page',
        content: [
          { bold: 'I measured the page and asked nobody.' },
          {
            text: 'I asked nobody, so I cannot say how fast people find the right meaning. What I could measure alone is the page. I took the first screen of version one, 684 pixels high, and measured what each part of it takes. The meanings get 158 pixels, less than a quarter. The word of the day and the advertisement together get 134.\n\nThis says nothing about how fast anyone reads. It does show what the page is for, and it gave me a number that the redesign had to beat.',
          },
          {
            img: {
              src: 'height',
              alt: 'Two stacked bars of 684 pixels. Before: word of the day 69, headword 55, tabs 36, meanings 158, advertisement 65, all the rest 301. After: headword 46, warning 41, meanings 194, your sentence 67, more, folded 116, all the rest 220.',
              caption:
                'Heights taken from the two drawings compared below. The parts that help to find the meaning are yellow: 158 pixels before, 302 after.',
            },
          },
        ],
        subSection: [
          {
            header: 'Why “sanction”',
            content: {
              text: 'I wanted a word that is common in the news, has few meanings and punishes a wrong choice. “Set” has too many, “gift” too few. “Cleave” contradicts itself beautifully, but it is rare. With this one, a reader who takes the wrong half believes that a board forbade what it approved, and may not find out for a paragraph.',
            },
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'Half of my work was interaction, half was editing.',
        content: [
          {
            text: 'Screens and behaviour are mine, and so is every definition you see, written for this study. Editing turned out to be the larger half. A definition of forty words cannot be laid out well. One of four words hardly needs layout.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'It works offline, keeps everything and still suits experts.',
        content: [
          {
            altText:
              '<ul><li><strong>Offline.</strong> Trains, classrooms and exam halls have no signal. Everything but the spoken search has to run on the phone.</li><li><strong>Nothing is thrown away.</strong> Rare and old meanings are why some people own a dictionary. They may be folded, never cut.</li><li><strong>Learners count twice.</strong> An entry has to be readable to someone who would have to look up the words in it.</li><li><strong>No private sentence leaves the phone.</strong> People paste from letters and contracts. The likely meaning is worked out on the device.</li></ul>',
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'step',
        header: 'Which meaning comes first?',
        content: [
          { bold: 'Of three orders, the reader’s own sentence decides.' },
          {
            text: 'Which meaning comes first? Ordered by age, the entry tells a story, and that suits historians. Ordered by use, it suits most people most of the time, though it fails precisely where a text is unusual, and unusual texts are why people look things up. The third order asks for the sentence and puts first what fits there.\n\nI chose the third, with the second as its fallback. It needs something from the reader, so it has to be worth it, and it must never be a condition: both meanings stand on the first screen before anyone has pasted anything.',
          },
          {
            img: {
              src: 'orders',
              alt: 'Three sketched entries of the same word. By age: decree, penalty, permission. By use: penalty, permission, decree. By sentence: permission, penalty, and one rare meaning folded away. The second and the third are selected.',
              caption:
                'One entry in three orders. The third was chosen, with the second where there is no sentence.',
            },
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'Short words and one warning',
        content: [
          { bold: 'The meaning comes first, then a warning, then the choice.' },
          {
            text: 'Definitions became synonyms where one exists. “Permission” is less exact than “explicit or official approval or ratification”, and it can be put straight into the sentence, which is what readers do with it. The exact wording is one touch away, under the short one.\n\nAbbreviations went, all of them. They were made for paper, where a letter saved was money; a screen that scrolls has no such excuse. “n. [C, U]” is now “as a noun, can be counted or not”, and stands with the grammar.\n\nWhere meanings contradict each other, the entry says so before it lists them. This costs a line that most words do not need. I kept it in colour and on top, since a reader who stops at the first plausible sense will never reach a note at the end.',
          },
        ],
        subSection: [
          {
            header: 'Rejected: one generated answer',
            content: {
              text: 'It would be possible to read the sentence and print a single explanation, with no list at all. It would be right often enough to be trusted and wrong in a way that nobody could see. So the app marks one meaning, leaves the other in sight, gives its reason in a line that can be disagreed with, and says how sure it is. The button “It is 2” is not there to collect data. It is there because the reader has the whole text and the app has one sentence of it.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'The new entry',
        content: [
          { bold: 'The entry opens over the text that stopped you.' },
          {
            text: 'The best entry page is the one that nobody has to open. Touching a word in another app brings up a sheet over the text, and as the sentence is already there, the meaning can be marked at once. The full entry is for people who want more, and the search for those who have only heard the word.',
          },
          {
            img: [
              {
                src: 'sheet',
                alt: 'Phone with an article about two ferries; the word “sanctioned” is highlighted. A sheet from below shows the headword with a sound button, meaning 1 “allow officially” highlighted with “sanctioned the merger”, “Can also mean: punish” and “Works without a connection”.',
                caption:
                  '1 Word and sound, clear of the thumb. 2 The meaning that fits this text. 3 The other one, named and not hidden.',
              },
              {
                src: 'sentence',
                alt: 'Phone screen “In your sentence”: “The board sanctioned the merger on Friday.” Meaning 1, allowed, is highlighted and put into the sentence; meaning 2, punished, is put in as well. Reason: a merger can be allowed. Buttons: “It is 2” and “Makes sense”.',
                caption:
                  '1 The pasted sentence. 2 Both meanings tried on; one of them sounds wrong. 3 The reason, with its doubt. 4 The reader decides.',
              },
              {
                src: 'typos',
                alt: 'Phone screen with the search “rythem”. Results: rhythm, sounds the same; rhyme, often looked up next; anthem, two letters away. A panel offers to say or describe the word. Below, words looked up today.',
                caption:
                  '1 Sound before spelling: most slips are heard, not typed. 2 Why each word is offered. 3 For words you have only heard.',
              },
            ],
          },
        ],
        subSection: [
          {
            header: 'Folded, not hidden',
            content: {
              text: 'A folded part says what is in it and how much: “Rare meanings, 2”, never “More”. Opened parts stay open for the next word, because somebody who wants origins tends to want them all day. And a search inside the page opens every fold first, so that nothing is lost to those who look for it with the phone’s own tool.',
            },
          },
          {
            header: 'Spoken entries',
            content: {
              text: 'With a screen reader the old entry was a recital of brackets. In the new one the order is word, warning, count of meanings, and each meaning is one sentence with its example. Phonetic signs are not read out; the sound button is there instead, and its name contains the word, so that two of them on one screen can be told apart.',
            },
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'step',
        header: 'From 158 to 302 pixels',
        content: [
          { bold: 'The meaning has twice the room. Speed was not tested.' },
          {
            text: 'By the ruler, the space for the meaning grew from 158 to 302 of 684 pixels, with one heading, one warning and no advertisement. I did not measure how long people take to find the right meaning, or how many leave with the wrong one. The second is the number I would most like to have. A test is easy to imagine: ten sentences, half of them with the rarer sense, and one question about what the board did.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'argument',
        header: 'Next time, the hardest word first',
        content: [
          { bold: 'I designed for an easy word.' },
          {
            text: '“Sanction” has two meanings that fit on a screen. “Run” has dozens, and my layout would turn into the archive I set out to replace. I would now begin with the worst word in the language and let the kind ones look after themselves: perhaps groups of meanings with a picture of the difference, perhaps the sentence as the only way in.\n\nThe advertisement also went too easily. A dictionary has to be paid for by somebody, and a study that removes the income owes a page on what replaces it.',
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'One entry, before and after',
    section: 'Short words and one warning',
    before: {
      src: 'entryBefore',
      alt: 'Before: a word of the day, “sanc•tion” with phonetics and abbreviations, three tabs, three numbered paragraphs in small type that begin with a decree of a synod, an advertisement, and a bar with games.',
    },
    after: {
      src: 'entryAfter',
      alt: 'After: a search field, “sanction” in large serif type, the warning “Two meanings that contradict each other”, 1 permission and 2 punishment with examples, an offer to paste a sentence, and three folded lines.',
    },
    decisions: [
      {
        title: 'The warning comes first',
        reason:
          'It is the one thing that a reader of this word must not miss. Most entries have no such line.',
      },
      {
        title: 'One word for each meaning',
        reason:
          'Short enough to be tried in the sentence. The example shows which words it keeps company with, and is set in serif because it is quoted.',
      },
      {
        title: 'The sentence is invited, not demanded',
        reason:
          'The frame looks like a field and opens one. Those who can choose by themselves need not touch it.',
      },
      {
        title: 'Everything else is folded',
        reason:
          'Origin, verb and rare meanings are named, so that a scholar can see they are there, and closed, so that nobody else has to.',
      },
    ],
  },
};
