import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'twoSides',
  lead: 'A concept wallet: one card to pay with, and everything private behind it.',
  summary: {
    problem: 'Wallet apps are full of things to read when you want to pay.',
    role: 'Research, UX and interface design',
    team: 'A single designer',
    constraints: 'One hand, no signal',
    time: 'Five weeks, part time',
    outcome: 'The front works on this page. Time at the till was not measured.',
  },
  proofs: {
    'User flows and wireframes': 'Stack, list or pockets',
    'Interaction design': 'A front that holds still',
    'Accessibility to WCAG 2.2': 'Paid, refused, stopped',
  },
  content: {
    header: 'A wallet with a front and an inside',
    content: [
      {
        img: {
          src: 'card',
          alt: 'Two cards, Travel and Joint, beside the lower half of a phone with three pockets. The pocket Everyday is empty, its card is out. An arc around the lower right corner is marked 68 mm.',
          caption:
            'Three pockets, one of them empty. The farthest edge is 68 mm from the corner that a right thumb lies on.',
        },
      },
      {
        text: 'A leather wallet has two uses, and nobody confuses them. At a till you pull out one card without looking. On the sofa you go through the thing, find a receipt, wonder about the gym. Most digital wallets I could look at fold the two into one screen, with the balance on top, and so the sofa comes along to the till.\n\nClasp is a concept that separates them again. Its banks, shops and cards are made up. What I wanted to learn was how little a payment screen can contain and still work.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'step',
        header: 'At the till',
        content: [
          { bold: 'Paying is public, quick and a little tense.' },
          {
            text: 'Consider what surrounds the moment: a bag on one arm, somebody behind you, a basement with no reception, a reader that may or may not want a second try. A screen with three balances, a carousel and an offer on fuel may be fine at home. At the till it shows your money to the queue and hides the one fact that matters, namely which card will be charged.\n\nThe wrong card is the failure I care about most. It gives no error. It surfaces a month later, when lunch has gone through the joint account or a client trip through your own.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'You have one hand free and perhaps no signal.',
        content: [
          {
            altText:
              '<ul><li><strong>The free hand is not free.</strong> Anything needed at the till lies in the lower half, in reach of either thumb.</li><li><strong>No network.</strong> The front may not fetch anything before it shows itself. If it cannot be drawn from the phone, it does not belong there.</li><li><strong>No gesture without a button.</strong> Swiping is invisible, and hard with a tremor.</li><li><strong>Text at 200 per cent.</strong> The front has to survive it without hiding a card.</li><li><strong>No colour that accuses.</strong> A refusal must not light up red for the queue.</li></ul>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'step',
        header: 'Counting the steps',
        content: [
          { bold: 'I read public sources and counted steps.' },
          {
            text: 'I worked from the developer documentation of two phone platforms, from banks’ help pages on refused and doubled payments, and from accessibility guidance on time limits. I spoke to nobody and observed nobody at a till, so I hold no opinion on how often anything occurs.\n\nOne thing can be counted without participants: what a design asks people to do. I wrote down each action between a locked phone and a payment with the second card. Actions are not seconds, and a face scan is not a swipe. But a step that does not exist cannot go wrong, and this count is the only number I used to decide.',
          },
          {
            img: {
              src: 'steps',
              alt: 'Chart of actions to pay with the second card. Stack in an app, six: wake, unlock, find app, open, swipe, hold. List in an app, seven: wake, unlock, find app, open, choose, confirm, hold. Pockets on the lock screen, four: two presses, look, tap, hold.',
              caption:
                'What each draft asks you to do, from a locked phone to the reader. The steps are counted in the drawings; nobody was timed.',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'argument',
        header: 'Stack, list or pockets',
        content: [
          { bold: 'I drew a stack, a list and pockets, and kept the pockets.' },
          {
            text: 'A stack of cards is how wallets are usually drawn, and it is handsome. It also requires that you know the order, or swipe until the colour is right. A list needs no memory, but it puts a choice in front of every payment, including all those that should need none.\n\nPockets came from a real wallet on the desk. One card is always out already. The two others stand in view with their names, and changing is a tap on a large thing at the bottom of the screen. Three is the limit because a fourth would shrink the targets below a thumb’s width, and because nobody could say what a fourth was for.',
          },
          {
            img: {
              src: 'sketches',
              alt: 'Three phone sketches. A, one large card above three pockets, selected. B, a stack with a swipe arrow. C, a list of four cards with a button below.',
              caption:
                'A few cards, arranged three ways. Only with pockets is the usual choice already made when you arrive.',
            },
          },
        ],
        subSection: [
          {
            header: 'What goes on which side',
            content: [
              {
                text: 'Then everything a wallet might hold went onto slips of paper, and each slip onto one of two sheets. The test was a question: would I do this with somebody behind me? A train ticket passed it, a balance did not. Stopping a card failed as well, to my surprise. It is urgent, but an urgent act next to a payment button will be hit by accident.\n\nA third sheet filled up on its own. Offers, points, spending scores and loans would not go on either side, as each of them speaks for somebody other than the owner.',
              },
              {
                img: {
                  src: 'twoSides',
                  alt: 'Two halves joined by a clasp. Front, held out: one card by name, three pockets, the amount once paid, a ticket near its gate. Inside, gone through: balances, payments and receipts, order of the pockets, stopping a card. Left out: offers, points and levels, spending scores, loans.',
                  caption: 'How the slips were sorted. What was crossed out is part of the design too.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'A front that holds still',
        content: [
          { bold: 'The first pocket never changes by itself.' },
          {
            text: 'The phone knows the hour and the place; it might put the travel card in front at a station. It must not. If the front rearranges itself, you have to read it every time, and it was meant to save you that. The order is set inside, by hand, and then holds. For the same reason, the card used last does not come first: one dinner with the joint card should not decide who pays for tomorrow’s coffee.\n\nNo balance is shown in front, not even on request. It would be the natural place for a small eye symbol, and I drew one. But the answer to “can I afford this” comes too late at a till, and the symbol would be a question that everyone gets asked at every payment. The balance is one tap further, behind the clasp.',
          },
        ],
        subSection: [
          {
            header: 'Time belongs to the person',
            content: {
              text: 'Confirmation screens like to vanish after two seconds, pleased with themselves. Clasp leaves the amount standing until you put it away or the phone goes dark in your pocket. Somebody who reads slowly, listens to a screen reader or simply drops the bread is not timed out of knowing what they paid. It costs one tap for those in a hurry, and locking the phone does the same.',
            },
          },
          {
            header: 'Five tokens for bad reception',
            content: [
              {
                text: 'A wallet that fails below ground teaches people to carry plastic. So a few payments may be made from tokens stored on the phone: five, of up to £50 each, renewed when there is signal. Both numbers are placeholders until a bank that bears the risk puts its own. What the design decides is that the app never asks whether you are online. It says “works without signal” beforehand, and keeps quiet afterwards.',
              },
              {
                img: {
                  src: 'payFlow',
                  alt: 'Flow chart. Front, then: is it you? If not, the phone stays locked. Held near a reader. Is there signal? If not, a stored token is spent and it is paid. Does the bank agree? If not: not with this card, tap another and hold it out. Otherwise paid, and the screen stays.',
                  caption:
                    'Payment depends on three questions. You are asked only the first; the phone and the bank settle the rest.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'screens',
        weight: 'argument',
        header: 'Paid, refused, stopped',
        content: [
          { bold: 'Each result is shown calmly, including a refusal.' },
          {
            text: 'Success is written, felt and spoken: an amount in the largest type of the app, two short buzzes, and a sentence for those who listen. It names the shop and the card, so that the wrong one is noticed while it can still be put right.\n\nA refusal is where apps turn shrill. This one stays in the app’s usual colours and says three things in order: it was this card, nothing was taken, here are the others. They are the same pockets as before, because in that moment nobody should meet a new control. The reason is not on show, since the shop never learns it and the queue should not either.',
          },
          {
            img: [
              {
                src: 'paid',
                alt: 'Phone screen with a tick: £4.20 paid to Corner Bakery, with Everyday, today at 13:07. A panel says: two short buzzes, also read aloud “Four pounds twenty, paid.” At the foot the button “Done”.',
                caption:
                  '1 What was paid, and to whom. 2 The same news for hand and ear. 3 It stays until you are done.',
              },
              {
                src: 'refused',
                alt: 'Phone screen “Not with this card”: Everyday was turned down by the bank, nothing was taken. Below, the pockets Joint and Travel, a note that the shop is never told why, and the button “Pay another way”.',
                caption:
                  '1 The card is refused, not the person. 2 The same pockets as before. 3 The reason is inside, where nobody else can read it.',
              },
            ],
          },
        ],
        subSection: [
          {
            header: 'Inside, and from outside',
            content: [
              {
                text: 'The inside is an ordinary list. It is sorted by day, and each line carries the card it went through, because this is the place where a wrong one shows. The balance counts pending payments as gone; I would rather be too strict by a bus fare than too generous.\n\nThe last screen is not in the app at all. If the phone is lost, a short address opens in any browser and a code from the paper in your drawer stops everything at once. Stopping needs little proof, as a false alarm costs an afternoon. Starting again needs the phone itself and its lock.',
              },
              {
                img: [
                  {
                    src: 'inside',
                    alt: 'Phone screen “Inside” with the tabs Payments, Cards and Passes. Everyday holds £312.80 after pending payments. Today £6.95: bakery and bus. Yesterday £59.40: market hall with Joint, and a bookshop. Below: order of the pockets.',
                    caption:
                      '1 What is truly left. 2 Each payment names its card. 3 The only place where the order changes.',
                  },
                  {
                    src: 'stopped',
                    alt: 'Browser page clasp.example/stop: “Nobody can pay with your phone.” Everyday, Joint and Travel are stopped since 10:19. Plastic cards still work, and tickets still open gates. Found it? Start each card on the phone. A finder sees the number you gave.',
                    caption:
                      '1 The result before the details. 2 What still works. 3 The way back, which is stricter than the way in.',
                  },
                ],
              },
            ],
          },
          {
            header: 'The front at double size',
            content: [
              {
                text: 'With text at 200 per cent, three pockets side by side would break their names. They become rows, in the same order and still at the bottom, and the drawing of the waves leaves to make room. Nothing is cut and nothing scrolls. I designed this version second and corrected the first one by it: the shorter instruction was found here.',
              },
              {
                img: {
                  src: 'largeText',
                  alt: 'The front with doubled text: a card “Everyday, Debit 4410”, the words “Hold near the reader. Works without signal”, then the pockets Everyday, Joint and Travel as three rows, and “Go inside”.',
                  caption:
                    '1 Name and number grow with the rest. 2 Pockets turn into rows and keep their order.',
                },
              },
            ],
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'I did everything except the cryptography.',
        content: [
          {
            text: 'I was researcher, designer and the person who records the voice lines. I treated the payment technology as given: the secure chip, tokens in place of card numbers, the phone’s lock as the only proof of identity. Nothing in Clasp asks for more than such systems already do in public documentation. That kept me from the usual shortcut of concept work: inventing a technology that solves everything.',
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'The front works. The rest is drawn.',
        content: [
          {
            text: 'The result is the drawings of both sides, the front that works at the head of this page, and a list of every sentence of the front in the order in which a screen reader reads it. Time at the till, wrong cards and understanding are not measured. To find out, I would set up a counter, a queue of three impatient colleagues and a basket with two purchases that belong on different cards; then count wrong cards and say nothing about speed.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'step',
        header: 'The third pocket',
        content: [
          { bold: 'I would doubt the third pocket.' },
          {
            text: 'Three pockets look balanced, and I suspect I chose three for that reason. Two would be larger, and might be enough. I would build the front for two, make the third something people have to add, and watch whether anybody does.',
          },
        ],
        subSection: [
          {
            header: 'A word I am not sure of',
            content: {
              text: '“Go inside” is a pleasant label for someone who has read this page. For anyone else it may sound like a door. “Balance and receipts” is duller and clearer; I kept the picture over the plain word, and I notice that I would not let a client do so.',
            },
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The payment screen, first draft and now',
    section: 'A front that holds still',
    before: {
      src: 'draft',
      alt: 'First draft: the total of all accounts, £1,284.50, a loyalty badge, a carousel of five cards, the actions Send, Ask, Top up and Scan, an offer on fuel, two payments and a tab bar with Home, Pay, Offers and Me.',
    },
    after: {
      src: 'front',
      alt: 'Now: one large card “Everyday, Debit 4410”, the words “Hold near the reader. Works without signal”, three pockets of which Everyday is empty and ticked, and the button “Go inside”.',
    },
    decisions: [
      {
        title: 'The card has a name',
        reason:
          'In the draft, colour and four digits told five cards apart. Names are given by the owner, are read aloud as they stand, and fit the question people ask themselves.',
      },
      {
        title: 'One instruction, no menu',
        reason:
          'Four round buttons and four tabs competed with paying. What remains is a sentence that says what to do with your hand.',
      },
      {
        title: 'Dots became pockets',
        reason:
          'A carousel shows where you are and not where to go. Its upper left menu also lay 131 mm from the thumb’s corner; the pockets end at 68.',
      },
      {
        title: 'The rest is behind one door',
        reason:
          'Totals, payments and settings moved inside together. The offer is gone: it served the bank and not the owner.',
      },
    ],
  },
};
