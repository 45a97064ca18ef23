import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'bench',
  lead: 'A concept for a packing bench whose screen is laid out like the table beneath it.',
  summary: {
    problem: 'Packers have to stop and read a screen made for an office.',
    role: 'UX and interface design',
    team: 'One designer, no warehouse',
    constraints: 'Gloves, noise, one metre',
    time: 'Three weeks, part time',
    outcome: 'I drew the screens and their rules. Speed and errors were not measured.',
  },
  proofs: {
    'Accessibility to WCAG 2.2': 'Gloves, noise and a shared bench',
    'User flows and wireframes': 'The bench was the layout',
    'Interaction design': 'Columns that never change places',
  },
  content: {
    header: 'A pack station that reads like its bench',
    content: [
      {
        img: {
          src: 'card',
          alt: 'An open carton with dimension lines of 30, 22 and 15 centimetres, beside a screen with a large blue mug, the count 1 of 2 and three small pictures of what is in the order.',
          caption:
            'A parcel is a box, some goods and a direction. The screen shows these three and nothing else.',
        },
      },
      {
        text: 'A pack station is where an order stops being a list and becomes a parcel. A tote arrives with what the pickers have collected. Somebody checks it, builds a box, fills the gaps with paper, weighs the parcel, labels it and lets it go. All of that takes two hands, most of it in gloves.\n\nSnug is a concept for the screen above such a bench. The warehouse is invented, honey and mugs included. The question was a real one: what would packing software look like if it were drawn from the table upwards, and not from the database down?',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'step',
        header: 'A screen from the office',
        content: [
          { bold: 'Hands are busy, but screens want reading.' },
          {
            text: 'Going by manuals and sales videos, a packing screen is a table of order lines, a few fields and a row of function buttons. It is faithful to the way the order is stored. It does little for somebody who holds a honey jar in one hand and a scanner in the other, and who has a single question: what now?\n\nWhile a packer searches the table for the line that is still open, the parcel stands still. And when they stop searching, because after the first hundred orders people trust their hands, a green mug travels where a blue one was promised. Line three of the screen said so.',
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I designed for a bench I have never stood at.',
        content: [
          {
            text: 'Nobody ordered this module. I set the brief, drew flow and screens, and wrote the rules for boxes, weights and sounds. What I lacked was a floor to walk, a shift to watch and a packer to ask. So I divided the work by what can be known without them. Whatever follows from bodies and machines, I calculated. Whatever depends on people, I wrote down as an assumption and kept cheap to change. The module begins when a tote is scanned and ends when a label is.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'step',
        header: 'Gloves, noise and a shared bench',
        content: [
          { bold: 'The screen is a metre away, and the bench is noisy.' },
          {
            altText:
              '<ul><li><strong>Distance.</strong> The panel hangs behind the box, out of the way of flaps and elbows. That puts it about a metre from the eye.</li><li><strong>Gloves.</strong> I allowed no touch target under 25 mm, which leaves room for very few.</li><li><strong>Noise.</strong> A sound that means trouble differs in rhythm, not in pitch alone, and is never the only sign.</li><li><strong>Colour.</strong> Goods come in red and green, and so do error messages. Shapes and words must do.</li><li><strong>A shared bench.</strong> People swap places during a shift. Nothing may depend on who has signed in.</li></ul>',
          },
        ],
        subSection: [
          {
            header: 'From a metre to a type size',
            content: [
              {
                text: 'The distance can be turned into a type size with a pencil. Guidance on displays asks for capitals of about 20 minutes of arc where text is to be read in comfort. At one metre that is 5.8 mm; on a 15 inch panel of 1,024 by 768 pixels it is a font size of 28. This one number settled more than any taste of mine could. With letters that large, the six columns of my table no longer fitted side by side.',
              },
              {
                img: {
                  src: 'distance',
                  alt: 'Five words in growing sizes with the height of their capitals and the angle they fill at one metre: 22 px is 4.6 mm or 16 minutes of arc, used in the first draft; 28 px 5.8 mm or 20 minutes; 34 px 24 minutes; 43 px 31 minutes; 85 px 17.7 mm or 61 minutes. A line marks 20 minutes as the smallest size in use.',
                  caption:
                    'Calculated, not tested: how large each text size looks from a metre away. The table of the first draft fell short.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'What a desk can tell',
        content: [
          { bold: 'I used geometry and visited no warehouse.' },
          {
            text: 'I read what anyone can read: guidance on manual handling and on legible displays, setup manuals of hand scanners and bench scales, help pages of stock systems. In promotional videos I watched the hands and not the presenter: people face the carton far more than the monitor. That is an impression, because I did not count.\n\nReading cannot tell which trouble is frequent, and the design depends on that most. So four assumptions carry the concept, each with the observation that would overturn it.',
          },
        ],
        subSection: [
          {
            header: 'Assumptions to check on the first day',
            content: {
              altText:
                '<dl><dt>Goods are recognised by sight before they are read.</dt><dd>Likely. Pack the same ten orders with pictures and without, and note when the first hand goes into the tote.</dd><dt>Trouble has few causes.</dt><dd>Missing, broken, wrong, too large. If a week of notes from one bench shows a fifth kind, it needs a picture of its own.</dd><dt>A parked parcel costs less than a waiting bench.</dt><dd>True only while there are few. If the shelf is full before the break, the idea has failed.</dd><dt>The weights on file are right.</dt><dd>The shakiest of the four. Weigh fifty articles before believing a single message about grams.</dd></dl>',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'The bench was the layout',
        content: [
          { bold: 'Of three layouts, the copy of the bench won.' },
          {
            text: 'The first layout was the table again, larger. The second was a wizard that gave one instruction at a time, and for a day it seemed the answer. Then I acted out an order with a shoebox on my desk. The wizard named the box only after the goods had been scanned, although a packer folds it with one hand still in the tote. Steps on a screen assume that work comes in steps. Hands overlap.\n\nThe third came out of a drawing made only to place the monitor: the bench seen from above. Goods come from the left, the box stands in the middle, parcels leave on the right. The plan already was the screen.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three wireframes. A is three columns of which the first is wide, B a table of order lines with buttons below, C a single instruction in the middle. A is selected.',
              caption:
                'Bench, order or step. Anyone who knows the table under the screen already knows the first.',
            },
          },
          {
            img: {
              src: 'bench',
              alt: 'Plan of a bench 1.8 metres long. Tote, box on a scale and belt lie from left to right; above them a screen with the columns From, Into and Onto, joined to the zones by dashed lines. The packer stands in front of the box.',
              caption:
                'The bench from above, with the face of the screen folded up behind it. Left means left.',
            },
          },
        ],
        subSection: [
          {
            header: 'One way out of every trouble',
            content: [
              {
                text: 'Flows of this kind collect exceptions: missing, damaged, wrong variant, torn label, box too small. I drew them all, then asked what they have in common. In each, the packer needs something that is not at the bench. And in each, waiting for it is the worst thing to do.\n\nSo all of them end in one place, a shelf with numbered compartments. The parcel goes there open, with a printed slip; the next tote is scanned; somebody with time and authority looks after the shelf. The alternative was a call button for the supervisor. It would have made the slowest order of the hour everybody’s order.',
              },
              {
                img: {
                  src: 'packFlow',
                  alt: 'Flow in three lanes. From: scan the tote, scan an item, unwanted ones go to a grey tray. Into: the item goes in, until it was the last; then the scale checks the weight. Onto: the label prints and is scanned, and the belt takes the parcel. Below all lanes: something is wrong leads onto the shelf, with a slip.',
                  caption:
                    'The lanes are the columns of the screen. Everything that goes wrong ends on the same shelf.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'Columns that never change places',
        content: [
          { bold: 'The widest column is where your hands are.' },
          {
            text: 'The three columns never change places, only width. The one that concerns your hands takes more than half of the panel; its neighbours shrink to what the corner of an eye can check. Bringing the active part to the centre looks finer in a presentation, and destroys the one thing people would learn here without trying: tote matters live on the left.\n\nThe scanner is the only way to say yes. Scanning the right thing confirms it, scanning the shelf parks the parcel, scanning the label sends it. This has a price: there is no undo once a label has been read, and a mistake must be fetched off the belt by hand. I accepted it because an OK button would be pressed blind within a week.',
          },
        ],
        subSection: [
          {
            header: 'Who chooses the box',
            content: {
              text: 'The module proposes the box, from the sizes on file, and anyone may overrule it by scanning another. It asks for no reason. It keeps a list, though, and an article whose box is swapped again and again probably has wrong dimensions. Expertise shows up as a correction of the data, and nobody has to fill in a form.',
            },
          },
          {
            header: 'What is left out',
            content: {
              text: 'No clock, no parcels per hour, no names, no ranking. They are easy to add and hard to remove. A rate on the bench turns into a target by Friday; then heavy orders are left for the neighbour, and the scale’s warning becomes an enemy. If a site wants numbers, I would give it parked parcels per cause and week. They describe the stock, which can be fixed, and not the person, who was right to stop.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'argument',
        header: '310 grams short',
        content: [
          { bold: 'Three screens handle trouble.' },
          {
            text: 'An order without trouble passes the packing screen, blinks at the scale and is gone. The thought went into the others, since a tool like this is judged by its worst minute.\n\nThe scale first. Usually a scale is asked whether a weight is right. It is more useful to ask what a wrong weight means, and since the articles are known, the module can subtract. A deficit of 310 grams is not an error code. It is an enamel mug. Where no single article explains the difference, the screen admits it and shows the grams alone.',
          },
          {
            img: {
              src: 'weighing',
              alt: 'Screen with a wide middle column: “310 g short. That is one enamel mug.” A bar shows box and paper, tea towel, honey and one mug, and a dashed gap for the second mug. 1,150 grams on the scale, 1,460 expected. The left column says four of four scanned; the belt waits.',
              caption:
                '1 The difference, named as a thing. 2 What the scale reads, beside what it should. 3 Trouble has a button; sending it anyway has none.',
            },
          },
        ],
        subSection: [
          {
            header: 'The wrong mug',
            content: [
              {
                text: 'The message after a wrong scan starts with the thing in your hand, as that has to go somewhere before anything else can happen. Only then does it ask for another. It needs no dismissal: the next correct scan replaces it.',
              },
              {
                img: {
                  src: 'wrongItem',
                  alt: 'Screen “Not in this order”: a green mug in a dashed frame, crossed and labelled Scanned, beside a blue mug in a solid frame, ticked and labelled Wanted. Below: “Green: grey tray. Then scan a blue one.”',
                  caption:
                    '1 Both mugs, told apart by frame, mark and word as well as by colour. 2 First what to do with the one you hold.',
                },
              },
            ],
          },
          {
            header: 'Setting a parcel aside',
            content: [
              {
                text: 'Here the right column is wide although the parcel is unfinished. It shows the rack as it stands, taken places included, so that P3 is found by looking and not by counting. The tote may leave at once; the box stays open, because the person who repairs the order will want to see inside.',
              },
              {
                img: {
                  src: 'parked',
                  alt: 'Screen “Onto shelf P3”: a rack of six places, P1 and P4 taken, P3 framed and large. “Scan the code on P3. Slip: blue mug missing.” The left columns say that the tote may go back and the box is left open.',
                  caption:
                    '1 The rack as you see it from the bench. 2 Again the scanner confirms; the slip is already printing.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'No packer has tried it yet.',
        content: [
          {
            text: 'There are the screens, a sheet of rules for boxes, weights and sounds, and a plan for the first day at a real bench: ten orders, three of them faulty on purpose, watched without a word. Time per parcel, wrong parcels and parked parcels are not measured, and I would not name a hoped-for saving before somebody has weighed the articles.\n\nI can vouch only for the type size, which follows from the distance to the screen.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'step',
        header: 'What it takes for granted',
        content: [
          { bold: 'I would look at the data first.' },
          {
            text: 'The weighing screen is the part I like best, and it rests on the weakest ground. It needs an honest weight for every article, and I drew it as though such a list existed. Next time I would ask for the list before the brief is signed, and let its gaps decide how sure of itself the screen may sound.',
          },
        ],
        subSection: [
          {
            header: 'Sound came last',
            content: {
              text: 'I left the sounds to the final two days, though they are what reaches a packer who is looking elsewhere. What there is will do: one short knock for a good scan, two uneven ones for a bad one, and none for news that can wait. Had I begun with them, I suspect that a fifth of the words on the screens would never have been written.',
            },
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The packing screen, first draft and now',
    section: 'Columns that never change places',
    before: {
      src: 'draft',
      alt: 'First draft: a table of three order lines with item number, description, ordered, packed and status in small type; fields for carton, filler, weight and carrier; five buttons, from “Confirm line” to “Close”.',
    },
    after: {
      src: 'packing',
      alt: 'Now: a wide column “From tote 118” with a large blue mug, the count 1 of 2, two finished articles as ticked tiles and the button “Something is wrong”; beside it narrow columns “Into box C” and “Onto belt 2”.',
    },
    decisions: [
      {
        title: 'A picture stands first',
        reason:
          'The table offered a number, a description and a status. A hand in the tote looks for shape and colour; the name is there for two articles that resemble each other.',
      },
      {
        title: 'Finished lines step back',
        reason:
          'They shrink to a tile with a tick. In the draft all lines stayed equal, and the open one had to be found again after each scan.',
      },
      {
        title: 'The screen names the box',
        reason:
          'A field with a carton code became one open box, with its size and the paper that goes in. It is there from the first second, because it is folded first.',
      },
      {
        title: 'Five buttons became one',
        reason:
          'Confirming, weighing, printing and closing happen by scanner and scale. What is left is 30 mm tall and serves the only thing that neither of them can know.',
      },
    ],
  },
};
