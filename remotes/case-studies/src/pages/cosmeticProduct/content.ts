import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'fields',
  lead: 'A concept shop for skin tints, designed around a screen that cannot show a colour truthfully.',
  summary: {
    problem: 'A shade is chosen on a screen that shows it wrongly.',
    role: 'Interface and visual design',
    team: 'Only me',
    constraints: '32 shades, two themes, no camera',
    time: 'Three weeks',
    outcome: 'I designed four screens. Returns of wrong shades were not measured.',
  },
  proofs: {
    'Accessibility to WCAG 2.2': 'What contrast can carry',
    'Visual design and identity': 'A shade between its neighbours',
    'Interaction design': 'Finding a shade',
  },
  content: {
    header: 'Cosmetic product app: a colour you cannot trust',
    content: [
      {
        img: {
          src: 'card',
          alt: 'Four strokes of skin tint from light to deep with equal distances marked between them, beside a phone on which 5 warm is chosen between 4 warm and 6 warm.',
          caption:
            'Every step between two depths is the same size, and no shade is ever shown without its neighbours.',
        },
      },
      {
        text: 'Clothes that do not fit can be sent back. An opened jar of skin tint is thrown away, so a wrong shade costs the whole price and a small humiliation in front of the bathroom mirror. Yet the shade is picked from a row of dots on a phone, at night, with the screen dimmed and tinted yellow.\n\nSloe is a concept for a shop that sells one product in 32 shades. I chose so narrow a range on purpose. With nothing to browse, everything rests on one choice, and on how an interface should behave when it knows that what it shows is not quite true.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'No screen shows a true colour',
        content: [
          { bold: 'A swatch shows the wrong colour.' },
          {
            text: 'Two phones side by side show the same hex value as two colours. Brightness, night mode, a scratched protector and the colour of the page around a swatch all shift it further. A designer cannot correct any of that, because the app does not know which of them is at work.\n\nShade names were invented to bridge the gap, and they widen it. “Honey”, “Bare” and “Mocha” have no order: nobody can say which lies between the other two. Some do worse and declare one skin to be the normal one; a shade called “Nude” is nude on somebody.',
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'My part was interface and swatch rules.',
        content: [
          {
            text: 'I drew the screens and the visual language, and I wrote the rules for the swatch as a component that someone else could build. The range itself is outside my trade: real shades are mixed by chemists, and mine are numbers from a formula. What a formula can do is keep its steps equal, and that was enough to design with.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'Every shade counts the same, and nothing is uploaded.',
        content: [
          {
            altText:
              '<ul><li><strong>No shade is the default.</strong> Nothing may be selected, centred or photographed first merely because somebody had to begin somewhere.</li><li><strong>Dark theme counts.</strong> Many people shop in bed. A colour must not seem to change when the page around it does.</li><li><strong>No face leaves the phone.</strong> In fact no face enters it: the app asks for no camera.</li><li><strong>Colour is never the only sign.</strong> Some customers cannot see the difference between warm and olive, and they need a shade too.</li></ul>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'What contrast can carry',
        content: [
          { bold: 'I did the arithmetic and asked three hard questions.' },
          {
            text: 'Colour is the part that can be settled without asking anyone, so I started with a calculator. With the contrast formula of WCAG I compared all 32 shades with three backgrounds. On white, 13 of them stay under 3:1 and begin to melt into the page; on the dark theme’s screen it is 8, at the other end of the range. Whichever I picked, one group of people would have been served with the fainter circles.\n\nThat surprised me less than the third line. A mid-grey field does worst of all by this measure, with 20 shades under the mark, although colours are best judged on grey. So the field and the edge had to be two decisions: grey for judging, a thin dark rim for seeing.',
          },
          {
            img: {
              src: 'fields',
              alt: 'Dot chart of the contrast of eight neutral shades with three backgrounds. On white the three lightest are under 3 to 1, on near black the two deepest, on the grey field the five lightest. The rim stands at 3.9 to 1 on the grey field.',
              caption:
                'Contrast of the neutral column against three backgrounds, calculated. No background suits all eight shades, so each gets a rim.',
            },
          },
        ],
        subSection: [
          {
            header: 'Three questions for any shop',
            content: {
              text: 'I made no survey of shops, so I cannot say how they do. Instead I wrote down three questions to put to each of them, my own drafts included. How many shades are in view before the first scroll? Which one is selected on arrival, and who decided that? And when a customer sends a jar back, can they say why? A return form that offers “changed my mind” but not “too pink” throws away the one answer that would help the next order. My first draft failed all three.',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'step',
        header: 'A map you can point at',
        content: [
          { bold: 'Of the three ways to choose, the map won.' },
          {
            text: 'Everyone knows dots. They fit anywhere, but only their names give them an order. The camera was the idea I wanted to like. It measures a face under whatever lamp happens to be on, so it answers with great confidence and differently in the next room; and it turns a purchase into an inspection.\n\nThe map came from a paint chart. Depth runs down in eight equal steps, undertone runs across in four. It is the least exciting of the three drawings. It is also the only one in which “a bit darker, less pink” can be pointed at with a thumb.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three sketches: a row of four dots with an arrow to more; a grid of 32 shades, four wide and eight high; and a face in a viewfinder whose halves are lit differently. The grid is selected.',
              caption:
                'Three ways to choose. The dots and the camera have to be believed. On the map, a person can say where the answer was wrong.',
            },
          },
        ],
        subSection: [
          {
            header: 'Words instead of numbers, dropped',
            content: {
              text: 'For two days each place on the map had a written name, built from depth and undertone: “deep golden”, “fair rosy”. Spoken aloud they were pleasant. Then I tried to put six of them in order from memory and could not. “5 warm” is duller, and anybody can say what comes before it and after it.',
            },
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'A shade between its neighbours',
        content: [
          { bold: 'Show three shades on a grey field, and sell samples first.' },
          {
            text: 'First, a shade is always shown between its neighbours. The absolute colour on a phone is unreliable; the relation of two colours beside each other survives nearly any screen. So the screen shows relations, and says them in words for those who cannot compare them by eye.\n\nSecond, the grey field stays the same in the dark theme. It looks like a mistake for a moment, a pale card in a black app. I kept it because the same brown appears lighter on black than on white, and a customer who switches themes would see their shade move.\n\nThird, the main button does not sell the jar. It sells three sachets for £2.40, taken off the jar later. A first order becomes slower and smaller, which is a hard thing to offer a shop. In return the expensive mistake moves from £18 to a price most people shrug at.',
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'Finding a shade',
        content: [
          { bold: 'Three screens help you find a shade.' },
          {
            text: 'From the product page one tap leads to the map, and one posted packet leads to the question by the window. The third screen is for the people who turn a jar round before they look at its front.',
          },
          {
            img: [
              {
                src: 'shadeMap',
                alt: 'Phone screen “All 32 shades”: a grid on a grey field, four undertones across, eight depths down, 5 warm ringed. Below: 5 warm chosen today, 4 warm worn in winter with the note “pale by May”, and a link to start from a shade you already own.',
                caption:
                  '1 Nothing to scroll: first and last shade are equally near, and each target is its whole cell. 2 Earlier shades with their notes. 3 A way in for people who know another brand.',
              },
              {
                src: 'answer',
                alt: 'Phone screen “By the window”: how did 5 warm look on your jaw? Five answers, of which “Right depth, but too orange” is chosen. Below, 5 warm beside 5 olive, and the sentence that 5 olive is next and one sachet comes free.',
                caption:
                  '1 Answers as people give them, not a rating. 2 What was tried beside what comes next. 3 The step in words, and that it costs nothing.',
              },
              {
                src: 'contents',
                alt: 'Phone screen “What is in it”: the person avoids fragrance and lanolin, and neither is in any shade. Fourteen ingredients follow with their purpose, beginning with aqua. At the end: no sun protection and no cover for redness.',
                caption:
                  '1 What this person avoids, set once. 2 The legal order of ingredients with a plain purpose each. 3 What the product does not do, as large as what it does.',
              },
            ],
          },
        ],
        subSection: [
          {
            header: 'The loop behind them',
            content: [
              {
                text: 'Three ways in lead to the same packet, and only daylight decides. The single free sachet after a miss is the most argued-over box in the chart, although I argued alone: it can be abused by a person willing to wait two days for a gram of tint. I decided that such a person was no danger to a shop.',
              },
              {
                img: {
                  src: 'loop',
                  alt: 'Flow chart. A known shade, a place on the map or two questions lead to one shade and its two neighbours, then to three sachets for £2.40, then to the test by the window. If one disappears, the jar is bought less £2.40. If none does, one more sachet is free and the shade moves a step. The customer may also stop there, and nothing more is sent.',
                  caption:
                    'From three ways in to one jar. If you stop after the sachets, you hear nothing more.',
                },
              },
            ],
          },
          {
            header: 'One swatch, written down',
            content: [
              {
                text: 'The smear shape is there for a reason beyond looks. A flat disc suggests paint that covers; a stroke that runs dry at the end shows how sheer the product is. Below 32 pixels the tips turn into noise, so the map uses a plain pill with the same rim.',
              },
              {
                img: {
                  src: 'anatomy',
                  alt: 'Component drawing of a shade: 136 wide, 44 to 64 high, 18 from stroke to label. Three states: resting with a rim of 1 px, chosen with a ring clear of the colour, and sold out with the date it returns, in full colour.',
                  caption:
                    'The swatch as handed over. A sold-out shade keeps its colour, since others are still compared with it.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'I made a component and four screens.',
        content: [
          {
            text: 'The concept ended as four screens, the swatch with its rules, and a function that makes the 32 shades in equal steps of lightness. Contrast was calculated. Everything about people is open: how many find their shade in the first packet, how many buy the jar after it, whether the plain names put anyone off. None of it has been measured, and a shop would need one season to know.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'argument',
        header: 'Where the map is too coarse',
        content: [
          { bold: 'Four undertones are too few for real faces.' },
          {
            text: 'The map needed columns, and columns made me treat undertone as four drawers. People who mix two products do not live in a drawer. I would try a finer step across at the middle depths, where most disagreement is likely, and accept a map with a ragged edge.\n\nI would also have the wording checked by people who teach make-up. “Too orange” came from my own ear, and a word that sounds neutral to me may not be so to someone whose shades were missing from shops for years.',
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The product page, first draft and now',
    section: 'A shade between its neighbours',
    before: {
      src: 'shadeDraft',
      alt: 'First draft: a portrait, “Velvet Skin Tint, flawless, all day long”, £18, six dots and “26 more”, the shade “Honey Nude”, a label “Selling fast: only 3 left”, and the button “Add to bag”.',
    },
    after: {
      src: 'shadeNow',
      alt: 'Now: three strokes on a grey field, 4 warm, 5 warm chosen and 6 warm; a choice of undertone; a sentence on gold and silver; jar £18.00 and refill £13.00. The button says “Try these three, £2.40”.',
    },
    decisions: [
      {
        title: 'The portrait made way for the colour',
        reason:
          'One portrait is one skin in one light, and it filled the best third of the page. The three strokes took its place and its size.',
      },
      {
        title: 'The undertone became a control',
        reason:
          'In the draft it hid in the names. As four segments it can be tried on the spot, and the depth stays where it was.',
      },
      {
        title: 'A sentence says what the eye may miss',
        reason:
          'It describes the shade and names one alternative with a reason. It replaces praise of the formula, which was true of every jar.',
      },
      {
        title: 'The button sells less',
        reason:
          'Three sachets instead of a jar. “Only 3 left” went with the old button, since pressing people is the surest way to sell them the wrong colour.',
      },
    ],
  },
};
