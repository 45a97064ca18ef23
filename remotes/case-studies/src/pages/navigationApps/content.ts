import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'walk',
  lead: 'A comparison of three kinds of navigation app on one walk, and a concept for a fourth.',
  summary: {
    problem: 'Walkers get directions that were made for drivers.',
    role: 'Analysis and concept design',
    team: 'Alone, with paper',
    constraints: 'On foot, no brands, one invented town',
    time: 'Three weeks, part time',
    outcome: 'The result is a comparison and one concept. Wrong turns were not measured.',
  },
  proofs: {
    'Comparative reviews': 'One walk, three apps',
    'Information architecture': 'What to say at a corner',
    'Writing for interfaces': 'Towards the arches',
  },
  content: {
    header: 'One walk, three schools of navigation app',
    content: [
      {
        img: {
          src: 'card',
          alt: 'A signpost stands on a map where five streets meet. Two pale plates read “Slight right” and “South-east”, a large blue one “To the arches”.',
          caption: 'Three true answers at the same corner. Only one of them can be checked by looking up.',
        },
      },
      {
        text: 'Ask a stranger for the way and they will not say “in 240 metres, bear right”. They will say: down to the chemist, then you can see the bridge. An app that leads people on foot seldom talks like that. I wanted to know what is lost between the two, so I sent three schools of navigation app on one and the same walk and looked at every corner.\n\nThe town is invented, the apps are drawn by me, and so is Fingerpost, the concept at the end. That makes it a comparison of ideas. It is not a test of anybody’s product.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'step',
        header: 'Directions made for drivers',
        content: [
          { bold: 'Walkers can do things that drivers cannot.' },
          {
            text: 'Turn-by-turn directions come from the car, and they lean on things that are true in a car. You are on a street and not beside it. You face the way you move. You cannot stop in the middle of a square and turn round. Somebody who has just left a station by the wrong door has none of this, and the first instruction they get is a distance.\n\nNo single phrase is at fault. “Slight right” is correct at a junction of five streets, but two of them go off to the right. What is missing is the second half of any human answer: how you can tell, after fifty steps, that you have gone wrong.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'step',
        header: 'Nine decisions, and a few traps',
        content: [
          { bold: 'One walk, one style and no brands.' },
          {
            altText:
              '<ul><li><strong>Schools, not products.</strong> Real apps mix all three and change every month. I separated what they mix, and call the pure forms Arrow, Sheet and Lens.</li><li><strong>One hand drew them.</strong> Same type, same colours, same town. Taste should not get a vote.</li><li><strong>Only what can be seen.</strong> An answer counts if the screen or the voice gives it. Whether people understand it is another study.</li><li><strong>A walk with traps.</strong> Nine decisions, among them two exits, an open square, a fan of five streets and a door at the back.</li></ul>',
          },
          {
            img: {
              src: 'walk',
              alt: 'Map of an invented town. From the station the walk runs north, along a canal, over a footbridge, across Market Square, up to High Row, right to a junction of five streets, down Mill Street, under a viaduct and left to a clinic. Nine decisions are numbered.',
              caption:
                'The walk, 1.2 km from the station to the clinic. Number 7 is the junction that all later screens show.',
            },
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I was judge and competitor, with precautions.',
        content: [
          {
            text: 'Anyone who compares three things and then presents a fourth has an interest in the result. I know of no cure for that, but I took two precautions. The seven questions were written down before any screen was drawn. And my own concept has no column in the table: marks I gave my own work would mean nothing.',
          },
        ],
      },
      {
        part: 'research',
        weight: 'argument',
        header: 'One walk, three apps',
        content: [
          { bold: 'No app answered all seven questions.' },
          {
            text: 'Arrow gives one instruction at a time and turns the map with you. Sheet gives the whole way, north up, and leaves the rest to your head. Lens lays arrows over the camera’s picture. I walked each of them through the nine decisions on paper, answered the seven questions, and noted what the answer rests on.\n\nThe table is easily read as a score, and it should not be: the rows are not of equal weight, and nobody has weighed them. It shows something else. Arrow is strong where the phone is out of sight and weak where places matter. Sheet is the reverse. Lens answers best at a street corner, with an arm held up for as long as the question lasts.',
          },
          {
            img: [
              {
                src: 'arrowApp',
                alt: 'Arrow: a banner “20 m, slight right onto Mill Street, then in 290 m turn left” over a map turned so that the walker faces up; below it 5 minutes and 380 metres left.',
                caption: 'The Arrow app. Its sign bends to the right, and so do two of the streets ahead.',
              },
              {
                src: 'sheetApp',
                alt: 'Sheet: a map with north at the top, the route, a dot with a halo at the junction, a pin in the yard and the names of High Row, North Gate, Mill Street and Market Square.',
                caption: 'The Sheet app. Everything is on it except which way you are facing.',
              },
              {
                src: 'lensApp',
                alt: 'Lens: the camera’s view of the junction with a chemist and brick arches, four floating arrowheads into the right-hand street, and a small map with the words “Mill Street, 20 m. Keep your phone raised”.',
                caption: 'The Lens app. It cannot be misread, as long as you can hold your arm up.',
              },
            ],
          },
          {
            img: {
              src: 'matrix',
              alt: 'Table of seven questions. Which way at the start: Arrow and Sheet partly, Lens yes. Which of five streets: Arrow partly, others yes. Open square: Arrow no, Sheet yes, Lens partly. Phone away: only Arrow. By ear: Arrow partly. Without signal: Arrow partly, Sheet yes, Lens no. After a wrong turn: Sheet yes, others partly.',
              caption:
                'My reading of the drawings, with the ground for each answer. Another reader could argue about the half circles.',
            },
          },
        ],
        subSection: [
          {
            header: 'Counting what has to be read',
            content: [
              {
                text: 'One property can be counted without an opinion: the words and the numbers on each screen at the junction. I expected my concept to win. It needs 34 words where Lens gets by with 7, and the draft before it needed even more. What it does reduce is numbers, two against five on Arrow, and those two are a page count. I left the chart in as it came out. A sentence takes longer to read than an arrow; the claim I would test is that it has to be read only once.',
              },
              {
                img: {
                  src: 'words',
                  alt: 'Bar chart of words plus numbers on the five screens at junction 7. Arrow 16 and 5, Sheet 22 and 2, Lens 7 and 1, the first draft of Fingerpost 45 and 6, Fingerpost now 34 and 2.',
                  caption:
                    'Counted in the drawings by the code that draws them. My concept needs the most words.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'What to say at a corner',
        content: [
          { bold: 'Say what the walker will see, then the turn.' },
          {
            text: 'The table shows a gap: something that speaks like Arrow and knows places like Sheet. I sketched three. A ribbon of the walk, as old pilgrims’ maps had it, reads well in the hand and cannot cope with anyone who leaves the ribbon. Directions by the clock face are precise if you know where twelve is, and a lost person does not. The third was a drawing of the view with one thing in it named.\n\nIt had the disadvantage of needing such things to exist and to be known. I kept it because it alone carries its own check: if there are no arches, you are in the wrong street, and you know it without the app.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three pencil sketches: a straight strip with an arrow and small houses beside it; a clock face with a hand at two; a street view with a cross on a wall and an arrow. The third is selected.',
              caption: 'A ribbon, a clock and a view. A passer-by would give directions by the view.',
            },
          },
        ],
        subSection: [
          {
            header: 'What deserves to be named',
            content: [
              {
                text: 'Not every fountain is a landmark. Four questions decide, and each was written after a candidate that had seemed obvious. The fountain on the square is hidden by stalls until you stand next to it. There are two banks. The café closes at six, and its sign with it. The façade could be named only by those who know what a cornice is.\n\nIf nothing passes, the app falls back on the name of the street, and then on the distance. That order is the reverse of Arrow’s, and the whole idea in one line.',
              },
              {
                img: {
                  src: 'choosing',
                  alt: 'Four questions in a column: seen before the turn, one of its kind in sight, there at night and next year, told in three words. Each rejects a candidate: the fountain, the bank, the café, a façade. The brick arches remain. Otherwise the street’s name is used.',
                  caption: 'How a landmark is chosen at junction 7, with those that did not make it.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'step',
        header: 'Towards the arches',
        content: [
          { bold: 'Each corner gets a sentence, a picture and a check.' },
          {
            text: 'The sentence has a fixed form: what to pass, on which side, towards what. Side and goal are both needed. “Turn at the chemist” leaves two streets; “towards the arches” leaves one. It is written to be spoken, so it stands alone when the phone is in a pocket, and the picture repeats it for those who would rather look.',
          },
        ],
        subSection: [
          {
            header: 'Why it is drawn by hand',
            content: {
              text: 'The picture is a drawing, not a photograph. Photographs age with each shop sign and show a season; worse, they show everything, and the eye has to find the arches among the parked cars. Drawing costs somebody’s time at every junction. That cost is real, and it limits where such an app could ever exist: in towns that pay for it, as they pay for the signs on their posts.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'Fingerpost, corner by corner',
        content: [
          { bold: 'Two more screens prevent getting lost.' },
          {
            text: 'The list comes first, deliberately ahead of any map. It has six legs, each of them a line that can be remembered between two corners. It can be shared or printed, and for many walks it would be the only screen. Plates on the post point the way each leg begins.\n\nWhen the position jumps, or someone says “I am past it”, an app can silently compute a new route. Fingerpost asks first: what do you see? An answer takes a tap and settles the heading as well, which no satellite gives to a person standing still.',
          },
          {
            img: [
              {
                src: 'wayList',
                alt: 'Phone screen “Six legs, 1.2 km, level”: leave by the taxi rank; right along the water; over the footbridge; up beside the church; chemist on your left; under the arches, left, to a blue door. Each has a plate on a post. Button “Walk”.',
                caption:
                  '1 The effort, in length and slope. 2 Legs end where something can be seen. 3 The app may stay in the pocket.',
              },
              {
                src: 'lost',
                alt: 'Phone screen “Look ahead. What can you see?” with three answers: arches, go on until you are under them; water, too far right, back to the chemist; a wall, too far left, back to the chemist. Button “None of these”.',
                caption:
                  '1 A question in place of a calculation. 2 Each answer holds its advice already. 3 Only then does the app ask the satellites.',
              },
            ],
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'I made a comparison and one concept.',
        content: [
          {
            text: 'There is a comparison that others can repeat, since the town, the questions and the drawings are all on this page. There is a concept of six legs with sentences to be spoken. Wrong turns, hesitation and what people remember a week later are not measured. I would measure them in a real town with two groups and one walk, and count how often a head goes down to the phone; that seems to me the honest figure for a thing that wants you to look up.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'argument',
        header: 'What a blind walker would need',
        content: [
          { bold: 'Some landmarks should be heard or felt.' },
          {
            text: 'All my landmarks are things you see. A blind walker gets the sentences read out and little else. Some towns offer more than I used: the weir that can be heard, the arch that changes the sound of steps, the slope, the smell of a bakery at certain hours, the ribs of a crossing underfoot. They would pass the same four questions, if the first began with “noticed” instead of “seen”. It is one word, and I should have begun with it.',
          },
        ],
        subSection: [
          {
            header: 'A kinder test',
            content: {
              text: 'I would also swap the test walk. Mine was built to trip the other three, and a route full of traps favours the person who knows where they are. A second town, drawn by somebody else before they had heard of the idea, would be worth more than another week of mine.',
            },
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The junction, first draft and now',
    section: 'Towards the arches',
    before: {
      src: 'draft',
      alt: 'First draft of the junction: a switch for words, map, photo or all, an instruction with distance, a map, a street view, a sentence with four landmarks, four landmark icons, “Confidence 82%” and the turn after next.',
    },
    after: {
      src: 'turn',
      alt: 'Now: “Pass the chemist on your left, towards the brick arches” over a drawing in which both are framed, a plate “Mill Street”, the check “you walk under a railway line after three minutes” and two buttons, “I cannot see it” and “I am past it”.',
    },
    decisions: [
      {
        title: 'Four landmarks became two',
        reason:
          'The draft named everything nearby. Of the four, one marks the corner and none the direction; the arches, which do, were missing.',
      },
      {
        title: 'The picture points at the words',
        reason:
          'A frame around each named thing ties sentence and view together. The map left this screen, as it answered a question nobody has at a corner.',
      },
      {
        title: 'Confidence turned into a check',
        reason:
          '“82%” says how sure the app is of itself. “Under a railway line after three minutes” lets the walker find out.',
      },
      {
        title: 'Two ways to say no',
        reason:
          'Not seeing it and having passed it are different problems with different answers. The draft had room for neither.',
      },
    ],
  },
};
