import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'costSheet',
  lead: 'A concept app that holds backers’ money and pays the maker in three steps.',
  summary: {
    problem: 'Backers pay at once for something that may come late or never.',
    role: 'All of the product design',
    team: 'Only me',
    constraints: 'Phone first, with the money held by a third party',
    time: 'Four weeks, part time',
    outcome: 'I designed the screens and the rules for the money. The effect on trust was not measured.',
  },
  proofs: {
    'Problem framing': 'Paid today, delivered one day',
    'User flows and wireframes': 'A ladder takes a second longer',
    'Interaction design': 'From pledge to payment',
  },
  content: {
    header: 'Reward-based crowdfunding, one rung at a time',
    content: [
      {
        img: {
          src: 'card',
          alt: 'A ladder with rungs at 20, 60 and 100 per cent of its height beside a phone that shows the project “A tide clock cut from slate”.',
          caption:
            'The idea in one picture: money climbs in three steps, and the phone shows which of them has been reached.',
        },
      },
      {
        text: 'Reward-based crowdfunding is a shop that sells things which do not exist yet. You pay for a clock, a game or a pair of boots; the maker uses the money to make them; months later a parcel arrives. When it goes well, it is among the friendliest ways to buy anything. When it goes badly, there is no parcel and nobody to ask.\n\nRung is a concept: the product is fictional, and so are the projects on its screens. I made it to answer one question. What would such an app look like if it treated a pledge as trust that has to be repaid in stages?',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'step',
        header: 'Paid today, delivered one day',
        content: [
          { bold: 'Backers carry a risk they cannot see.' },
          {
            text: 'A backer decides three things at once: do I want this, can these people make it, and what becomes of my money if they cannot. The usual project page answers the first. The second is left to a long story with photographs, the third to a page of terms that opens in a new window.\n\nThe gap costs both sides. Backers who have been let down once stop backing strangers. Makers who would deliver have no means to show that they differ from those who would not, because a careful project and a careless one look the same at 73 per cent.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'argument',
        header: 'Who holds the money',
        content: [
          { bold: 'Money rules came before screens.' },
          {
            altText:
              '<ul><li><strong>Nobody at Rung touches the money.</strong> It sits with a licensed payment provider, so the app may say “held” and must never say “kept by us”.</li><li><strong>Money from a paid rung cannot be taken back.</strong> It has become slate by then. The screens have to say so before the pledge.</li><li><strong>One hand, one bus ride.</strong> Projects are found through links on a phone. Pledging had to work 320 pixels wide, and without an account until the last step.</li><li><strong>No pressure.</strong> No clock that counts seconds, no crowd that is said to be looking, no reward that runs out unless it truly does.</li></ul>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'Three questions nobody answers',
        content: [
          { bold: 'Desk research gave me guesses to test.' },
          {
            text: 'I ran no interviews and no survey. What I had was public: the terms that platforms publish, their help pages on late and failed projects, and the discussions that stay online under projects that went wrong. Reading them does not show how many people think something. It does show which questions stay unanswered, and the same three came back: when is my card charged, what counts as late, and who decides that it is over.\n\nSo I wrote down claims in a form that a test could prove false, and noted how sure I was of each. They steered the design, and they are what I would take into a first round of interviews.',
          },
        ],
        subSection: [
          {
            header: 'Four claims and how to break them',
            content: {
              altText:
                '<dl><dt>Silence frightens backers more than delay does.</dt><dd>Fairly sure. Show two late projects, one with dull monthly news and one without any, and ask which maker deserves a second pledge.</dd><dt>Few backers know when their card is charged.</dt><dd>Very sure, as the terms themselves are vague. Let people pledge on these screens, then ask for the date, the amount and the condition.</dd><dt>Makers choose a goal by what looks reachable.</dt><dd>A guess. Ask for their goal first, let them fill in the cost sheet, and compare.</dd><dt>Paying in stages drives makers away.</dt><dd>Unsure, and the one claim that could sink the idea. Offer staged payment at a lower fee beside full payment at the usual one, and watch which they take.</dd></dl>',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'A ladder takes a second longer',
        content: [
          { bold: 'Of three ways to draw progress, the slowest won.' },
          {
            text: 'Staged payment was there from the first evening. How to draw it was not. I sketched a bar, a ring and a ladder, and gave each the same two projects to show: one with a tested prototype, one with nothing but an enthusiastic video.\n\nThe bar and the ring came out equal for both. On the ladder they parted at once, because the video project had every rung still to climb. The ladder needs a second longer to read. I took that second gladly: it is spent on the very thing a backer is about to pay for.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three sketches side by side: a single bar at 73 per cent, a ladder with two of three rungs filled, and a ring with 73 per cent in it. The ladder is selected.',
              caption:
                'The same project drawn three ways. The bar and the ring show how much has come in. Only the ladder shows what it is for.',
            },
          },
        ],
        subSection: [
          {
            header: 'How the money moves',
            content: [
              {
                text: 'I dropped a fourth idea before it was drawn. Letting every backer choose their own stages sounds generous, and would leave the maker of one clock with 164 different contracts.',
              },
              {
                text: 'The flow was drawn before any screen, with one test for each arrow: can a tired person say in one sentence why the money moves here? Two arrows failed and were taken out. One let Rung release money by its own judgement, which would have made us the party to blame and the party to trust. The other refunded rungs already paid, which no maker could honour.',
              },
              {
                img: {
                  src: 'moneyFlow',
                  alt: 'Flow chart. A pledge only checks the card. On closing day the pledge lapses without a charge if the goal is missed; otherwise the money is taken and held. For each rung the maker shows evidence, backers have seven days to ask, and the rung is paid unless half of them want a hold; then the maker answers first.',
                  caption:
                    'Every way the money can go. The dashed lines lead back to evidence: after an answer, and for the next rung.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'step',
        header: '20, 40 and 40 per cent',
        content: [
          { bold: 'Show rungs, full price and realistic date.' },
          {
            text: 'The first decision is the split itself: 20, 40 and 40 per cent. Equal thirds would be easier to explain. But the first rung is paid when least has been shown, so it must be the smallest; and the last must be large enough that finishing is worth more than leaving.\n\nThe second is that silence lets money go. If each rung needed the backers’ approval, projects would wait for people who had long forgotten the app. A rung therefore opens by itself after seven days, unless half of the backers have asked to hold it. I considered a panel of experts and dropped it, since someone would have to pay them and would then own their verdict. This is the decision I defend least easily, because it leans towards the maker.',
          },
        ],
        subSection: [
          {
            header: 'Price and date',
            content: {
              text: 'The third is to show a price only with its postage. Lists look untidier for it: £101.00 instead of £95. In exchange nothing is added later, and the button can name the amount that will leave the account.\n\nThe fourth is a date with a range. A maker’s date is a hope, all the more so on a first run. Rung prints two dates: the month the maker names, and a later one that a backer should be prepared to wait for.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'From pledge to payment',
        content: [
          { bold: 'Five screens carry the whole promise.' },
          {
            text: 'A backer goes from the project page through two screens, and meets a third months later. Each of the three has to make one thing clear; the numbers on the drawings show where it does so.',
          },
          {
            img: [
              {
                src: 'rewards',
                alt: 'Phone screen “Choose a reward”. A finished clock for £95 is chosen; under it postage of £6 and £101 in all, and a note to allow until July. The button says “Go on with £101.00”; under it: nothing is taken before 30 November.',
                caption:
                  '1 Postage is part of the choice. 2 The maker’s month, and a later one to plan with. 3 When the card is charged, at the moment it matters.',
              },
              {
                src: 'confirm',
                alt: 'Phone screen “Where your money waits”: £20.20 when the goal is met, £40.40 after the quotes, £40.40 after twenty clocks are packed. Below: if the goal is missed nothing is taken, and if the project stops the rest returns.',
                caption:
                  '1 The backer’s own pledge on the ladder. 2 What happens if the goal is missed. 3 What does not come back, said before it is paid.',
              },
              {
                src: 'release',
                alt: 'Phone screen “Rung 2 is asked for”: two supplier quotes with amounts, a missing third quote with a reason to read, 31 of 164 backers asked to hold, and two buttons, “Ask to hold” and “Fine by me”.',
                caption:
                  '1 The evidence, gaps included. 2 How many have doubts, and how many it takes. 3 Two answers of the same size, and neither is required.',
              },
            ],
          },
        ],
        subSection: [
          {
            header: 'The maker’s sheet',
            content: [
              {
                text: 'The fifth belongs to the maker. Before a goal can be set, the cost sheet asks for everything a hopeful person forgets: postage, fees, a wage for their own weeks, and what is left for mistakes. It does not forbid a thin reserve. It only shows the figure to the backers as well, and that turned out to be the strictest rule I could write.',
              },
              {
                img: {
                  src: 'costSheet',
                  alt: 'Cost sheet of the tide clock: rig £3,600, slate £3,990, movements £2,755, packing and post £1,558, own time £3,080, fees £1,422. A bar shows their shares. Left for mistakes: £1,595 or 8.9 per cent of the goal of £18,000.',
                  caption:
                    'The goal is what the sheet adds up to. The last part of the bar is the reserve, in another colour because it is the part to look at.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I designed everything, without testing it.',
        content: [
          {
            text: 'The desk research, the rules for the money, the flows, and the screens are mine. Working alone is comfortable and dangerous: there was nobody to call a rule unfair. To get an opponent, I wrote every rule twice, once as a backer who expects fraud and once as a maker who has to buy slate in March. Only rules that both could sign were kept.',
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'I have screens and questions to test.',
        content: [
          {
            text: 'What exists is the set of screens shown here, and two pages of rules for the money that a lawyer could start from. Nobody has pledged a penny through it. Whether people trust it more is not measured; nor is whether fewer of them pledge once they have seen the full price, which I think likely and would count as a good result.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'argument',
        header: 'Next time, costs first',
        content: [
          { bold: 'I would start with the maker’s side.' },
          {
            text: 'I designed for backers first, because their fear is the better story. The cost sheet came in the last week and taught me more than everything before it: half of what goes wrong later can be seen in a sum that is never written down. With another month I would begin there, and let the project page show what the sheet already knows.',
          },
        ],
        subSection: [
          {
            header: 'A smaller regret',
            content: {
              text: 'I would look again at the dashed rung. It has to say “open, not paid yet”, and it says so only to people who compare it with its neighbours. A word would do better than a pattern.',
            },
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The project page, first draft and now',
    section: '20, 40 and 40 per cent',
    before: {
      src: 'draft',
      alt: 'First draft: one progress bar, 73 per cent funded, 164 backers, 9 days to go, a banner that says “Hurry, 12 people are looking”, the beginning of a story and the button “Back this project”.',
    },
    after: {
      src: 'project',
      alt: 'Now: £13,140 of £18,000 on a bar in three parts, the closing date, and a ladder of three rungs with what each needs and what it pays. The button says “Choose a reward”.',
    },
    decisions: [
      {
        title: 'One bar became three',
        reason:
          'Its parts are as long as their share of the goal, so the bar already tells how the money will be paid out. Percentages left the page; they made people compare projects that have nothing in common.',
      },
      {
        title: 'What is owed next is named',
        reason:
          'The open rung says which proof is missing. In the draft that was somewhere in the story, if the maker had thought of it.',
      },
      {
        title: 'The last rung waits for parcels',
        reason:
          'Seven thousand two hundred pounds stay shut until twenty clocks are packed. It is the line that sceptical readers should find first, so it keeps its place without scrolling.',
      },
      {
        title: 'The button promises less',
        reason:
          '“Back this project” sounded final and led to a list. “Choose a reward” is what really comes next. The banner about other people looking is gone, and with it the only untrue sentence.',
      },
    ],
  },
};
