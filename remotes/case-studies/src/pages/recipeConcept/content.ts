import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'sketches',
  lead: 'A recipe concept that shows which minutes need your hands and which are your own.',
  summary: {
    problem: 'Recipes say how long a dish takes, but not how long it keeps you busy.',
    role: 'Interface, drawings and the dish itself',
    team: 'Only me',
    constraints: 'One pair of hands, packs as sold',
    time: 'A month, on and off',
    outcome: 'The tape works here. Cooking times were not measured.',
  },
  proofs: {
    'Information architecture': 'From page to tape',
    'Visual design and identity': 'Busy and free',
    'Interaction design': 'An evening on the tape',
  },
  content: {
    header: 'A recipe drawn as a tape measure',
    content: [
      {
        img: {
          src: 'card',
          alt: 'A wide tape measure with yellow and empty stretches runs down the picture. Beside it a blue enamel pot of beans and leeks from above, and a phone that shows the start of the same tape: 36 minutes, of which 19 are free, and first two leeks to slice and wash.',
          caption:
            'Yellow is work and white is waiting. The whole interface of Trivet shows this one difference.',
        },
      },
      {
        text: 'Most cookbooks are written to be read in an armchair. In the kitchen the questions are different. When can I sit down? Is there time to fetch somebody from the station? What has to be ready when the beans go in? The answers are all on the page, folded into sentences.\n\nTrivet is a concept for an app that unfolds them. It is named after the stand on which a hot pan waits, since waiting is what it draws. To keep the work honest I designed it around a single dish, white beans with leeks and mustard crumbs, and let two others visit.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'The trouble with “meanwhile”',
        content: [
          { bold: '“Meanwhile” is the hardest word in a recipe.' },
          {
            text: 'Two dishes of thirty-six minutes can be quite different evenings. One keeps you at the board from the first minute to the last. The other asks for eight minutes, leaves you alone for twelve, and so on. “Prep 10, cook 25” does not tell them apart, because those are the minutes of the food.\n\nThe order is hidden as well. Oil is listed once and used twice in the text, “two thirds” of it first. And somewhere in a paragraph comes the word that opens a second line of work, to be read with a knife in hand, usually a minute too late.',
          },
          {
            quotes: {
              text: 'Meanwhile, slice the garlic.',
              source: 'From my own first draft, shown below. Every cookbook has a sentence like it.',
            },
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I designed the app and wrote the recipe.',
        content: [
          {
            text: 'Screens, pots and wording are mine, and so is the recipe. I wrote it for this purpose, so that I could change a sentence when the layout showed that it was unclear, which you cannot do with a text that belongs to somebody else. Its minutes are a writer’s estimates. Nobody stood beside a stove with a stopwatch.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'Two hands, whole packs and no photographs.',
        content: [
          {
            altText:
              '<ul><li><strong>No photographs.</strong> I had none, and a photograph shows the one moment at which a cook needs no help. A dish must be recognisable as a drawing 40 pixels wide.</li><li><strong>One pair of hands.</strong> Two yellow stretches may never lie side by side. The dishes are kept as data and checked for it, so a recipe that needs four hands is found before anyone cooks it.</li><li><strong>Shops sell packs.</strong> Nobody can buy a tin and a half.</li><li><strong>Yellow stays yellow.</strong> In the dark theme too, always under dark lettering, because a tape measure does not change at night.</li></ul>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'Hands or no hands',
        content: [
          { bold: 'I took the form of a recipe apart.' },
          {
            text: 'There were no interviews and no cooking with others. What I studied is the form itself: list on top, numbered text below. It is old, it prints well, and it has a virtue that I did not want to lose, which is that anyone can copy it on the back of an envelope.\n\nThen I went through my dish with two pencils and marked each sentence as hands or no hands. The marks fell into five stretches and one side task, and they looked like a ruler. Thirty-six minutes, seventeen of them busy: the figure was in the text all the time, and the text never gave it.',
          },
        ],
        subSection: [
          {
            header: 'What I would watch in a kitchen',
            content: {
              altText:
                '<dl><dt>Do people believe “free”?</dt><dd>See whether they leave the stove at all. If nobody does, the word promises too much.</dd><dt>Is the second pan started in time?</dt><dd>Give half of them the page and half the tape, and note the minute at which the bread goes in.</dd><dt>How far off are eight minutes for two leeks?</dt><dd>Time it with fast and slow knives. I expect the spread to be larger than any gain from the layout.</dd></dl>',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'step',
        header: 'From page to tape',
        content: [
          { bold: 'Only the tape shows time.' },
          {
            text: 'The page is what everybody knows. The table, in which ingredients are rows and each action spans the rows it unites, has been in use for a long while and is wonderfully exact about what joins what. It has no idea of duration: a pinch of salt and an hour of braising get the same cell.\n\nI left out two popular forms on purpose. Video runs at the speed of another cook. Cards with one step each are calm, and they hide exactly what I wanted to show, namely that twelve quiet minutes are coming and could be used.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three sketches. A, the page: a bulleted list above lines of text. B, the table: cells of different heights that end in one tall cell. C, selected: an upright tape with yellow and empty stretches and a short second tape that joins it.',
              caption: 'The same dish three times. Only in C can you see where to put the kettle on.',
            },
          },
        ],
        subSection: [
          {
            header: 'First the joins',
            content: [
              {
                text: 'Before the tape I drew what flows into what. It is the data behind every screen: each ingredient has one way into one pan, and oil, being used twice, appears twice. The map found a mistake straight away. Look at the list of the first draft below: there is no mustard in it, though the dish is named after its crumbs. A list can forget something. On the map, the gap would have been in plain sight.',
              },
              {
                img: {
                  src: 'joins',
                  alt: 'Map of the dish. Leeks, oil and salt go into a pan named Soften, which leads to Simmer, where garlic, thyme, beans and stock join. Bread, oil and mustard go into a pan named Fry. Simmer, Fry and half a lemon lead to the finished pot.',
                  caption:
                    'Grey arrows bring ingredients, blue ones carry what has been cooked. Every path ends in the pot.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'Busy and free',
        content: [
          { bold: 'Time is to scale; ingredients are in place.' },
          {
            text: 'Minutes are drawn to scale, without exception. That is uncomfortable. Two busy minutes are only as high as a line of text, so whatever happens in them has to fit on one. A step that needed more was rewritten until it did not.\n\nBusy and free are named from the cook’s side. “Active” and “passive” were candidates and sounded like a tax form. “Free” says a little too much, for you have to stay within earshot of the pan; I kept it because it is the word people plan with. As yellow and white are close to each other in a grey print, the words stand beside the tape as well.\n\nIngredients left the top of the page. Each stands at the minute at which it goes in, with its amount. The list is where lists are used, in the shopping view.',
          },
        ],
        subSection: [
          {
            header: 'Minutes do not multiply',
            content: [
              {
                text: 'Most apps let you change the number of people and then ask for one and a half tins. Trivet can be turned round: choose what is whole in your kitchen, three leeks, and the rest follows, rounded to what can be bought. How many it feeds is the result. Amounts grow in step, times do not. A fuller pan takes a little longer to soften, by my estimate fifteen minutes and not eighteen, and nothing else changes. It is the only line on that screen in yellow.',
              },
              {
                img: {
                  src: 'amount',
                  alt: 'Phone screen “How much?”: three leeks chosen. Beans from 2 to 3 tins, stock from 200 to 300 ml, bread from 60 to 90 g, garlic from 2 to 3, lemon from a half to a small whole one. A yellow note: soften 15 minutes, not 18. Feeds 3, or 2 and a lunch.',
                  caption:
                    '1 Begin with what is whole. 2 Before and after in one line. 3 The exception that a multiplying app gets wrong.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'An evening on the tape',
        content: [
          { bold: 'One tape serves choosing, cooking and shopping.' },
          {
            text: 'The tape turns up wherever something has to be decided. On the evening’s first screen it lies down, so that three dishes can be set against each other: a soup of forty-five minutes turns out to be the laziest of them. While you cook, the largest words on the screen are an offer to leave. The shopping list ends with what nobody writes down, the half lemon that will be lying in the fridge, and with the dishes that would use it.',
          },
          {
            img: [
              {
                src: 'tonight',
                alt: 'Phone screen “Tonight” with the question “How long do you want to stand?” and 20 min chosen. Three dishes with tapes on one scale: lentil soup 12 busy, 45 in all; white beans 17 busy, 36 in all; omelette 19 busy, 24 in all.',
                caption:
                  '1 The filter asks for your minutes. 2 All tapes have one scale. 3 The quickest dish is the busiest.',
              },
              {
                src: 'cook',
                alt: 'Phone screen “Simmering”: Free until 18:34, then half a lemon and the crumbs. A tape with a pointer at 18:24. A yellow card offers to use five minutes now for the crumbs, starting by 18:29 at the latest, with the buttons “Not yet” and “Start crumbs”.',
                caption:
                  '1 The clock time at which the break ends. 2 What is done and what is left. 3 A second task, and the latest moment to start it.',
              },
              {
                src: 'shop',
                alt: 'Phone screen “To buy”: white beans ticked, a bunch of 3 leeks, one lemon. Probably at home: oil, garlic, thyme, stock, bread, mustard. Will be left: 1 leek, half a lemon, with an omelette and a soup that would use them.',
                caption:
                  '1 Packs as the shop sells them. 2 A guess that can be corrected. 3 What will be left over. 4 Dishes that could use it.',
              },
            ],
          },
        ],
      },
      {
        part: 'change',
        weight: 'step',
        header: 'Where the minutes are wrong',
        content: [
          { bold: 'I would let the cook correct the minutes.' },
          {
            text: 'The first yellow stretch allows eight minutes for two leeks. With a good knife it is four, with a toddler on one arm fifteen. The tape is as exact as the person who wrote it, and it looks more exact than that. So I would let it learn: a tap on “done” after the first stretch tells the app how fast the cook is, and the rest can stretch or shrink in time.',
          },
        ],
        subSection: [
          {
            header: 'Three hours at a low heat',
            content: {
              text: 'A stew breaks the scale. At this size it would be two metres long and nearly all of it empty. A torn tape with the missing length written on it is the obvious answer. I have not drawn it, and suspect that the tear would be the most beautiful part.',
            },
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'The sums add up; nobody has cooked it.',
        content: [
          {
            text: 'There are five screens, three dishes as data, and a check that no dish asks for four hands. What the data can prove, it proves: seventeen and nineteen are thirty-six. Whether the estimates hold at a real stove, whether anyone sits down during a free stretch, and whether less food is thrown away is not measured.',
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The recipe, first draft and now',
    section: 'Busy and free',
    before: {
      src: 'draft',
      alt: 'First draft “Recipe”: a picture of the pot, the title, 4.6 stars, prep 10 min and cook 25 min, a list of eight ingredients in two columns, and one paragraph of method in grey with the word “meanwhile” in its middle.',
    },
    after: {
      src: 'recipe',
      alt: 'Now “White beans and leeks”: 36 min, 17 busy, 19 free. An upright tape from 0 to 36 with five stretches, the ingredients beside the minute at which they go in, and a short second tape for the crumbs that joins at minute 34.',
    },
    decisions: [
      {
        title: 'Two figures that add up',
        reason:
          'Ten and twenty-five described the food and came to thirty-five, one minute less than the tape counts. Seventeen and nineteen describe the cook.',
      },
      {
        title: 'What goes in stands where it goes in',
        reason:
          'Oil is named with its amount at minute 8. The draft asked for two thirds of three spoons, to be worked out over a hot pan.',
      },
      {
        title: 'Waiting has a shape',
        reason:
          'The long empty stretch is seen before a word is read. It took the place of the picture, which had shown a finished dish to somebody who has not begun.',
      },
      {
        title: '“Meanwhile” became a second pan',
        reason:
          'The crumbs have their own piece of tape, at the minute from which they fit, with a line to where they are needed. Nobody has to hold that in mind.',
      },
    ],
  },
};
