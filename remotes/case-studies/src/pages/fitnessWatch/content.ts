import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'lane',
  lead: 'A watch concept for easy runs. It shows your pulse as one number that moves between two limits.',
  summary: {
    problem: 'Four figures on a wrist are too many for one glance in the rain.',
    role: 'Interface and haptics',
    team: 'Me, alone',
    constraints: '33 mm of round glass and one second',
    time: 'Two weeks',
    outcome: 'One of seven faces works here. The effect on running was not measured.',
  },
  proofs: {
    'Accessibility to WCAG 2.2': 'How large is large enough',
    'Visual design and identity': 'Lines, colour and patience',
    'Interaction design': 'The seven faces',
  },
  content: {
    header: 'A running watch that shows one number',
    content: [
      {
        img: {
          src: 'card',
          alt: 'A round watch. Between two white lines stands the number 136, with 4.2 km above the upper line and 31:40 below the lower one. Dimension lines: the number is 9 mm high, the glass 33 mm across.',
          caption:
            'The face for the whole run. The two lines are the limits, and the number stands where the pulse stands between them.',
        },
      },
      {
        text: 'Running slowly is harder than running fast, because nothing hurts when you get it wrong. You drift. A song gets quicker, someone overtakes, the road falls a little, and the easy half-hour has become a moderate one. A watch could say so at the right moment in a way that takes no thought. Most watches show a dashboard instead.\n\nLope is a concept for a watch app with one purpose, keeping a slow run slow. The name is the long, lazy stride. It has no social feed, no badges and no record to beat, since each of these is a reason to speed up.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'step',
        header: 'A glance in the rain',
        content: [
          { bold: 'Most of a glance is spent searching.' },
          {
            text: 'A running wrist swings, the glass has drops on it, and reading glasses stay at home. In those conditions a screen with four figures asks for five steps: bring the arm up, find the right figure, read it, recall the limit, compare. Only the last step matters, and you have to do it in your head while you are out of breath.\n\nColoured zones were meant to help. They replace the comparing with a legend that has to be learned, and they fail in sunlight, for people who see colours differently, and at the edge, where one beat turns everything from green to orange without telling you how near you were.',
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I designed what you see and what you feel.',
        content: [
          {
            text: 'The faces, the type sizes, the map of the buttons and the vibration patterns are mine. None of it runs on a watch. One face runs at the head of this page. Training is not my trade, so the runner types in the limits of the lane. Lope does not guess them from your age or weight, and it never calls a pulse healthy.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'The glass is round, wet and mostly dark.',
        content: [
          {
            altText:
              '<ul><li><strong>33 millimetres, and no corners.</strong> A circle has a fifth less room than the square around it, and what it lacks is just where interfaces keep their buttons.</li><li><strong>No touch while running.</strong> Sweat and sleeves press things. During a run only the two real buttons work.</li><li><strong>One second.</strong> This is a budget I set, not a finding. Whatever could not be read from a face in a second was moved to after the run.</li><li><strong>Black costs nothing.</strong> On such a display only lit points use power, so every line has to be worth its light.</li></ul>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'How large is large enough',
        content: [
          { bold: 'I calculated sizes and tested with nobody.' },
          {
            text: 'I tested with nobody, so I do not know how long a glance takes, how often it goes wrong or how a pattern feels in the cold. What I could work out at a desk is size: how large a digit looks follows from its height and the length of an arm.\n\nI took 400 millimetres for a bent arm, which is an assumption. An eye with ordinary sight just tells letters apart when they span five minutes of arc; that is how eye charts are made. For somebody in motion I wanted four times as much and set twenty minutes as the floor. The factor is a judgement. The point of writing it down is that my own draft then failed it.',
          },
          {
            img: {
              src: 'legibility',
              alt: 'Four samples at one scale with their heights and angles at arm’s length: the number 136, 9.0 mm and 78 minutes of arc; “Ease off”, 3.6 mm and 31; “4.2 km”, 3.0 mm and 26; and below a dashed floor of 20 the draft’s label “PACE /KM”, 1.3 mm and 11.',
              caption:
                'To scale with each other. Print this drawing so that the 136 is nine millimetres high, hold it at arm’s length and you can check my floor on yourself.',
            },
          },
        ],
        subSection: [
          {
            header: 'What a test would have to answer',
            content: {
              altText:
                '<dl><dt>Is one second enough?</dt><dd>Show each face for a second on a treadmill and ask: above, in or below? Count the wrong answers, not the preferences.</dd><dt>Is the direction understood?</dt><dd>A number over a line could mean “well done”. Let people react with their legs before anybody explains it.</dd><dt>Are three patterns told apart after a week?</dt><dd>Ask again without practice. If not, keep one and let the face do the rest.</dd></dl>',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'The lane began as a mistake',
        content: [
          { bold: 'The lane needs no legend.' },
          {
            text: 'All three sketches show the same moment. The coloured glass is the quickest to see and says the least. The dial shows how near the limit is, but it splits your attention: the pointer shows where, the number shows how much, and both end up small.\n\nThe third began as a mistake. I had moved the figure to make room for the dial and noticed that it was now lower, as if it meant something. If a number may move, it can be its own pointer. Two lines make a lane, the pulse floats in it, and its height on the glass needs no reading at all.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three round sketches. A: the number 136 on a yellow glass. B: a dial with a pointer and a small 136. C, selected: a large 136 between two lines, with 4.2 km above and 31:40 below.',
              caption:
                'One pulse, three faces. In C the figure is nearly as large as in A and nearly as exact as in B.',
            },
          },
        ],
        subSection: [
          {
            header: 'Two buttons, four states',
            content: [
              {
                text: 'The map came before the faces, because a button has no label once it is under a sleeve. The upper one always means “go on”, whatever state the watch is in. The lower one does a single thing, and only while paused: held for two seconds, it ends the run. A long press is slow by design. I would sooner annoy someone at the door than delete the run of someone whose cuff leaned on the case.',
              },
              {
                img: {
                  src: 'buttons',
                  alt: 'Map of four states. From Ready the top button leads to Run; between Run and Pause it leads both ways; from Pause the bottom button, held for 2 seconds, leads to Done; from Done the top button leads back to Ready.',
                  caption:
                    'Five arrows, four of them on one button. If you know only the top one, you can run, pause and go on.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'Lines, colour and patience',
        content: [
          { bold: 'The number moves; outside, the glass fills.' },
          {
            text: 'Inside the lane everything is white on black, and nothing praises you. The limits themselves, 128 and 142, are absent during the run. They are the lines.\n\nOutside, the rest of the lane fills with colour and the number stands on top of it, or hangs below. I chose yellow and sky rather than red and green: too high is not bad, it is merely not today’s plan. The colours only repeat what side and word already say, “Ease off” or “Lift”. I dropped a blinking face, since it is invisible half of the time.\n\nThe third decision is patience. A hill lifts any pulse, so neither colour nor signal comes before twenty seconds outside. The price is that a real slip is reported late. I accepted that, because a watch that nags on every bridge ends up in a drawer.',
          },
        ],
        subSection: [
          {
            header: 'Three signals for the skin',
            content: [
              {
                text: 'A pattern has to be understood without having been learned, so each acts out its meaning: two long taps that sink for “less”, three short ones that climb for “more”, one that fades when it is over. I left out a fourth, for each kilometre. It would have been the most frequent, and it would have taught the wrist to ignore the others.',
              },
              {
                img: {
                  src: 'haptics',
                  alt: 'Three vibration patterns on one time scale. Above: two long taps, the second weaker. Below: three short taps, each stronger. The end: one tap that fades over 840 ms.',
                  caption:
                    'Length is time and height is strength. The two warnings differ in rhythm, number and direction, so that a sleeve may swallow one of the three.',
                },
              },
            ],
          },
          {
            header: 'How much light it uses',
            content: [
              {
                text: 'I had expected the lane to use less power than the draft, and it does not: large white digits are bright. Averaged over the glass and with white as 100, the draft gives about 13 per cent and the lane about 15. The face at rest makes up for it. The watch shows it whenever the arm hangs down: thin grey lines, one per cent, renewed once a minute. The position survives, so even this one can be read in passing. What a battery makes of that is not measured.',
              },
              {
                img: {
                  src: 'light',
                  alt: 'Three watches with the mean light of their glass: the draft with its ring of zones 13 per cent, the lane with its large number 15 per cent, and the dim face at rest with thin grey digits 1 per cent.',
                  caption:
                    'Mean luminance, counted in these three pictures. “About”, because it depends a little on the typeface.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'The seven faces',
        content: [
          { bold: 'Three faces are for running.' },
          {
            text: 'The first row is all you see during a run. From left to right the number climbs, and from the corner of your eye you can tell the faces apart by which half is filled. The second row frames the run. Before it, the lane shows its two limits once. During a pause, a bright piece of rim stands beside each button that does something. Afterwards comes the only sentence the app ever says about you: so many minutes of so many, in the lane.',
          },
          {
            img: {
              src: 'lane',
              alt: 'Three watches. Below the lane: the upper half is sky blue with the word “Lift”, the number 117 hangs beneath. In the lane: 139 close under the upper line. Above the lane: 151 stands on a yellow half with the words “Ease off”.',
              caption:
                'Where the number stands says where you are, and the filled half says which way to go.',
            },
          },
          {
            img: {
              src: 'ends',
              alt: 'Three watches. Before: the word Ready between lines marked 142 and 128, a yellow arc at the upper button. In between: 31:40 with “Go on” and “Hold: end” at the two buttons. After: 38 of 45 in lane, with a small trace of the run.',
              caption: 'Before, in between, after. An arc on the rim belongs to the button next to it.',
            },
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'I have sums, but no measured run.',
        content: [
          {
            text: 'There are seven faces, three patterns, the map and the sums. I can state how large things are and how bright. Whether someone runs more slowly with Lope, or only looks at the wrist more often, is not measured, and the second would be a failure even if the first came true.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'argument',
        header: 'Is pulse the right measure?',
        content: [
          { bold: 'I would question the pulse itself.' },
          {
            text: 'The number is beats per minute because that is what the sensor offers. What easy means to a runner is being able to talk. I would let the lane be set by speaking: read a sentence aloud at the first kilometre, press when you can no longer do it without a breath, and that is the upper line. It needs no theory and no age.',
          },
        ],
        subSection: [
          {
            header: 'Left wrists, and right ones',
            content: {
              text: 'All faces assume buttons on the right. Worn on the other arm the watch turns round, the arcs have to follow, and I have drawn none of that.',
            },
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The face, first draft and now',
    section: 'Lines, colour and patience',
    before: {
      src: 'draft',
      alt: 'First draft on a round watch: pace 6:12, pulse 136, distance 4.21 and time 31:40 in four fields with small labels, inside a ring of five coloured zones of which the middle one is thicker.',
    },
    after: {
      src: 'run',
      alt: 'Now on the same watch: a large 136 between two white lines, 4.2 km small above them and 31:40 small below, everything white on black.',
    },
    decisions: [
      {
        title: 'Four fields became one large number and two small ones',
        reason:
          'Pace went altogether: it is the figure that tempts. Distance and time moved to the caps of the circle in a lighter weight, for when you look a second time.',
      },
      {
        title: 'Five zones became two lines',
        reason:
          'On an easy run only two borders count. The ring spent its brightest colours on three zones that were never meant to be entered.',
      },
      {
        title: 'The figure shows its place',
        reason:
          '136 is a little over the middle and stands a little over the middle. In the draft it stood on the left, because the grid had a field free there.',
      },
      {
        title: 'Empty glass is part of the reading',
        reason:
          'The black between digit and line is the distance that is left. It may look like room for one more value. I turned down six of my own.',
      },
    ],
  },
};
