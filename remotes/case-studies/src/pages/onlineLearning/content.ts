import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'zones',
  lead: 'A concept for learning crafts from a tablet that stands a metre away, while both hands are busy.',
  summary: {
    problem: 'Video lessons run on while the learner’s hands are full.',
    role: 'Interface design and lesson format',
    team: 'Only me',
    constraints: 'Readable from 90 cm, with no clean hand',
    time: 'Five weeks, evenings',
    outcome: 'I wrote a lesson format. Learning was not measured.',
  },
  proofs: {
    Prototyping: 'From 16 pixels to 48',
    'User flows and wireframes': 'What waits for wet hands',
    'Interaction design': 'A button found without looking',
  },
  content: {
    header: 'Online learning platform: a lesson that waits',
    content: [
      {
        img: {
          src: 'card',
          alt: 'A blue thread runs down the left side through three holes to a needle. Beside it a tablet that draws the stitch between numbered holes, under a dimension line that says: read from 90 cm away.',
          caption:
            'Step 7 of a bookbinding lesson. The tablet stands behind the work, so the work decides how large things are.',
        },
      },
      {
        text: 'Most learning platforms assume a learner who sits, looks and clicks. Someone who learns to sew a book does none of it. The screen stands at the back of the table, the hands hold paper and a needle, and the one finger that could press pause has paste on it.\n\nTreadle is a concept for craft lessons, named after the foot lever of old sewing machines: the maker sets the pace and the machine follows. I drew one course in full, a notebook sewn through five holes, because a platform that cannot teach one thing well has no business listing four hundred.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'step',
        header: 'Hands full, lesson running',
        content: [
          { bold: 'A video does not wait for your hands.' },
          {
            text: 'A video takes eight seconds to pass a thread through two holes. A beginner takes two minutes, drops the needle once and looks up to find that the teacher has reached the cover. From then on the lesson consists of going back: wipe a finger, unlock the tablet, drag a thin bar, miss, drag again.\n\nWhat platforms add around the video makes it worse. The next video starts by itself. A chain of days asks to be kept alive. A percentage treats watching as progress, so it rises while nothing is being made, and stands still during the only hour that mattered.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'The screen is a metre away and no hand is clean.',
        content: [
          {
            altText:
              '<ul><li><strong>Distance.</strong> The screen stands upright behind the work. Whatever must be read there is read from 60 to 90 centimetres.</li><li><strong>Touch is coarse.</strong> A knuckle, a wrist or the side of a fist has to be enough for everything that occurs during a step.</li><li><strong>Voice is a convenience.</strong> It fails beside a tap, in a shared room and for many voices, so each spoken word needs a twin that can be touched, and one that a keyboard or a pedal can send.</li><li><strong>Absence is normal.</strong> Paste dries overnight and children come home. A pause of nine days is part of the craft and must not be scolded.</li></ul>',
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I was the designer and the first clumsy pupil.',
        content: [
          {
            text: 'I wrote the lesson and drew the interface. I can sew a pamphlet, badly enough to remember what is hard. That made me useful as a pupil for one week and useless afterwards, when my fingers had learnt the order and I stopped seeing the gaps in my own sentences.',
          },
        ],
      },
      {
        part: 'research',
        weight: 'argument',
        header: 'From 16 pixels to 48',
        content: [
          { bold: 'I calculated type sizes and had no test group.' },
          {
            text: 'I had no learners to watch. What could be settled without them was size. Text is comfortable on a phone at 16 pixels and about 35 centimetres, and the eye cares about the angle, not the pixels. Keep the angle and move the screen: 27 pixels at 60 centimetres, 41 at 90. I rounded the sentence of a step up to 48, as workshop lamps are dim and reading glasses lie on another table.\n\nThat one number changed more than any opinion. At 48 pixels a tablet holds two short lines. Everything a step has to say must fit in them, or it is two steps.',
          },
          {
            img: {
              src: 'distance',
              alt: 'An eye on the left and three capital letters that fill the same angle: 16 px at 35 cm in the hand, 27 px at 60 cm on a stand, 41 px at 90 cm across a bench.',
              caption:
                'Type sizes calculated from the angle and not tested with readers. The cone is drawn wider than it is; the proportions are true.',
            },
          },
        ],
        subSection: [
          {
            header: 'What my own table taught',
            content: {
              text: 'I propped a tablet against the wall and tried my own slides on paper and thread. That is a sample of one, and the one with the most reason to be kind, so I take no number from it. It gave me another question, though. I had designed for “what comes next?”. With a needle in hand it was nearly always “does mine look like hers?”: is the thread on the same side, was that the second hole or the third. So the picture had to stay on show after its sentence was understood, and the holes needed numbers.',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'step',
        header: 'What waits for wet hands',
        content: [
          { bold: 'The candidates were a video, a page and a step that waits.' },
          {
            text: 'I tried three formats on the same booklet. The video with chapter marks looked best in a presentation, but nobody can operate it with wet hands. The page, like a recipe, waits as long as you like, but it has to be scrolled, and you only do that once with paste on your thumb.\n\nThe third came from watching my own lips. While sewing I muttered the same six words until the move was done. A step does just that: it says its sentence once, then repeats the movement slowly and without sound until it is told to go on.',
          },
          {
            img: {
              src: 'structures',
              alt: 'Three wireframes: a video with chapter marks under it, a single step with a wide edge on both sides, and a long page with pictures and text. The step is selected.',
              caption: 'The three formats as a busy hand meets them. Only B can be used without aiming.',
            },
          },
          {
            img: {
              src: 'states',
              alt: 'Flow chart of a step. It is spoken once, then loops in silence at half speed. From there: slower and back, stuck and back, or by “next”, edge, knuckle or pedal to the next step. After ten minutes it dims and keeps the place.',
              caption:
                'Everything that can happen during one step. No arrow leads onward unless the learner sends it.',
            },
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'A button found without looking',
        content: [
          { bold: 'The edges are buttons, and silence helps.' },
          {
            text: 'The two edges of the screen became the only buttons of a lesson, each 144 pixels wide and as tall as the tablet. A strip that size is found without looking, from the side, by whatever part of the hand is clean. I gave up a quarter of the width for it and would give it up again.\n\nSound stops after one telling. A loop that speaks is a parrot by its fourth round; I had it running for an afternoon and turned the volume down myself, which settled the matter.\n\nThe chain of days went, and so did the percentage. I expected to miss them as a designer, since they fill a home screen so obligingly. What took their place is the object. A person has a half-sewn notebook on the table or has made one, and both are shown.',
          },
        ],
        subSection: [
          {
            header: 'Rejected: the camera over the table',
            content: {
              text: 'It is tempting to let the tablet watch the work and say “wrong hole”. It would need a light, an angle and a kind of certainty that no model of a stranger’s kitchen table offers. And a mistaken correction is expensive here: the learner pulls out good stitches. Instead a step shows its two or three usual faults beside the right result and lets the learner point at the one that looks like theirs.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'The lesson, step by step',
        content: [
          { bold: 'Three screens frame the lesson.' },
          {
            text: 'Preparing and coming back happen on a phone, away from the mess. These three screens frame the lesson that is compared above.',
          },
          {
            img: [
              {
                src: 'course',
                alt: 'Phone screen “Five-hole notebook”: the sewn booklet, 1 to 2 hours the first time, 9 steps at any pace, no one watches. A list of what must be on the table, each with a household substitute. Button “Pay £6 once, keep it”; steps 1 to 3 are open to anyone.',
                caption:
                  '1 How long a first try takes. 2 Materials before the price, each with a substitute from a kitchen drawer. 3 A price that is paid once.',
              },
              {
                src: 'check',
                alt: 'Phone screen “Stuck at step 7”, which one is yours? Three drawings: as it should be, it went into hole 3, the thread is slack. The second is chosen; below it: draw the thread back to 2, nothing is harmed.',
                caption:
                  '1 Faults are recognised, not described. 2 One way back, and how much is lost: here nothing.',
              },
              {
                src: 'resume',
                alt: 'Phone screen “On your table”: five-hole notebook, put down 9 days ago after step 7, a drawing of the thread, and the question whether yours looks like this. Buttons: “Yes, on to step 8” and “No, show me the way back”. Below, two things already made.',
                caption:
                  '1 The state of the work, not of the video. 2 A question that can be answered with a glance at the table. 3 Things made, in the maker’s words.',
              },
            ],
          },
        ],
        subSection: [
          {
            header: 'The frame all lessons share',
            content: [
              {
                text: 'Authors get one frame and four rules: one movement for each step, one sentence of two lines, the verb early, no word that needs the picture of another step. The frame refuses a third line instead of shrinking the type. Authors will hate that for a day.',
              },
              {
                img: {
                  src: 'zones',
                  alt: 'Wireframe of the lesson on a tablet 1024 wide: edges of 144 for Again and Next, touchable from top to foot, and 736 between them for the seam of progress, the move at half speed, one sentence at 48 px, and the words that can be spoken.',
                  caption:
                    'The frame in pixels of the tablet. Nothing that is needed during a step lies outside the two edges.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'The format has worked on one table.',
        content: [
          {
            text: 'There is a written format, the full lesson in nine steps, and four screens. Whether people learn more with it than from a video is not measured. The way to find out would be cheap: two groups, the same booklet, no help in the room, and then count notebooks, not minutes watched. I would also count the steps at which people ask to be slowed down, for those are the sentences I wrote badly.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'note',
        header: 'Left-handed makers see everything mirrored.',
        content: [
          {
            text: 'All drawings show the needle leaning to the right. Turning the picture round is easy; turning the sentences is not, because half of them say “right” where they mean “away from you”. I found this in the last week and only corrected the one lesson I had. It belongs in the rules for authors, on the first line.\n\nThe voice commands are English and short, and I chose them by ear. “Next” and “text” are near neighbours in a noisy room. Before building anything I would let a dozen people with different accents shout at it over a running tap.',
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The lesson, first draft and now',
    section: 'A button found without looking',
    before: {
      src: 'lessonDraft',
      alt: 'First draft on a tablet: a video with a play button and a thin time bar, the label “Next video in 5”, a list of five lessons, “12 days in a row”, “34% complete”, and under the video the comments “What happens at 6:40?” and “Too fast for me”.',
    },
    after: {
      src: 'lessonNow',
      alt: 'Now: step 7 of 9 as a seam, a booklet with numbered holes and the thread going from 2 past 3 to 4, the sentence “Stay inside, pass 3, go out at 4”, four spoken words, and two full-height edges, Again and Next.',
    },
    decisions: [
      {
        title: 'The video became one move with numbers',
        reason:
          'The comments in the draft asked what happens at a certain second. A drawing with numbered holes answers that, and goes on answering it.',
      },
      {
        title: 'One sentence, large',
        reason:
          'It is the part that has to be read from the far side of the work. Titles, comments and the list of lessons cannot be, and wait elsewhere.',
      },
      {
        title: 'Four words to say',
        reason:
          'They stand on the screen so that nobody has to remember them. Each has a twin: both edges, a long press, and the keys of a pedal.',
      },
      {
        title: 'The button is the edge',
        reason:
          'The largest target of the draft was the play button, and it covered the very stitch that people wanted to see. Now the targets frame the picture and never lie on it.',
      },
    ],
  },
};
