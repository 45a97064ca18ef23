import type { Study } from '../../article/study';

export const STUDY: Study = {
  plate: 'limits',
  lead: 'An expert review of Sixpence, a concept payments app that states its limits too late.',
  summary: {
    problem: 'Customers learn the rules only by breaking them.',
    role: 'Review and redesign',
    team: 'Only me',
    constraints: 'Three limits stay: 6 hours, 2 accounts and 4 digits',
    time: 'Two weeks',
    outcome: 'I found nine problems and redrew three screens. The effect was not measured.',
  },
  proofs: {
    'Comparative reviews': 'Nine cards, four grades',
    'Problem framing': 'While there is still a choice',
    'Writing for interfaces': 'Answer by 16:10',
  },
  content: {
    header: 'Payments app review: no surprise limits',
    content: [
      {
        img: {
          src: 'card',
          alt: 'Large numerals 6, 2 and 4, each with a dimension line: six hours at most, two accounts at most, four digits in the code. Beside them a phone says “Answer by 16:10”.',
          caption:
            'The three limits this review is about, and the screen on which the longest of them is waited out.',
        },
      },
      {
        text: 'Sixpence is a concept: a payments app that I put together from habits common to its kind, so that I could review it in public and in full. It opens accounts, sends money and lends small sums. It works. What it does badly is telling people in time what it will not do.\n\nA review usually ends as a list of faults. This one follows a single thread through the app, because most of what I found hung on it.',
      },
    ],
    sections: [
      {
        part: 'problem',
        weight: 'argument',
        header: 'Three limits, three bad moments',
        content: [
          { bold: 'The rules are sound, but they come too late.' },
          {
            text: 'Every money app has limits. They come from law, from risk or from cost, and customers accept them as they accept closing times. What they resent is a shop that lets them fill a basket and only then says that it closed an hour ago.\n\nSixpence does that three times. Someone who registers finds out how the code works by typing it wrongly. Someone who wants a third account fills in the whole form and is refused at the end. Someone who asks for a loan sees the word “Processing” and is left with it, for minutes or for most of a working day. In each case the rule could have been said earlier, in fewer words than the apology.',
          },
        ],
      },
      {
        part: 'role',
        weight: 'note',
        header: 'One reviewer finds only part of the problems.',
        content: [
          {
            text: 'I reviewed the app, graded what I found and redrew three screens. One reviewer overlooks a good share of what several would see, and grades their favourite faults too harshly. I worked against that in a cheap way: two passes a week apart, the second without looking at the notes of the first. Where the passes disagreed on a grade, I kept the milder one.',
          },
        ],
      },
      {
        part: 'constraints',
        weight: 'note',
        header: 'Six hours, two accounts and four digits are fixed.',
        content: [
          {
            text: 'It would be easy to solve this by asking for other rules. I took them as given instead, since a designer who can only fix screens by changing the bank is of little use to one.',
          },
          {
            altText:
              '<dl><dt>A loan process of up to 6 hours</dt><dd>Identity and income are checked by machines within two hours; a person decides, and has until the sixth.</dd><dt>At most 2 accounts per customer</dt><dd>A third would put the customer into another class of supervision. Pots inside an account do not count.</dd><dt>A 4-digit registration code</dt><dd>Sent by text message, because it has to reach phones that run nothing else. Four digits are few, so tries are few as well.</dd></dl>',
          },
        ],
      },
      {
        part: 'research',
        weight: 'argument',
        header: 'Nine cards, four grades',
        content: [
          { bold: 'I walked through the app alone, without users.' },
          {
            text: 'I walked through three tasks: register, open one more account, borrow £600. I did each one once as intended, and once as someone in trouble: with a mistyped phone number, with notifications switched off, with a screen reader, with the text enlarged to twice its size.\n\nEvery hitch became a card with what happened, what a customer would think at that moment, and a grade. Four means that the task stops, three that it hurts, two that it slows, one that it only looks bad. Nine cards were left after duplicates had been merged.',
          },
          {
            img: {
              src: 'findings',
              alt: 'Grid of nine numbered findings by grade and effort. Grade four, medium effort: 4 and 6. Grade three: 1, 2 and 3 with small effort, 7 with medium. Grade two: 8 small, 5 large. Grade one: 9 small.',
              caption:
                'All nine findings. The tinted field is worth fixing now: it hurts or stops, and takes little to moderate effort. Only number 5 has to wait.',
            },
          },
          {
            img: {
              src: 'limits',
              alt: 'Two dot charts show where the app explains each limit: at sign-up, on home, in the form, in the error or in help. Today the error alone explains the code, error and help explain the account limit, and only help explains the loan time. The proposal explains them nearly everywhere before the error.',
              caption:
                'Where the app mentions its limits. Today it is mostly where things have already gone wrong.',
            },
          },
        ],
        subSection: [
          {
            header: 'The nine findings',
            content: {
              altText:
                '<ol><li>The code is split over four boxes. Pasting fills one of them, and a screen reader announces four fields without names.</li><li>Nothing says to which number the text was sent, so a typing error made one screen earlier cannot be noticed.</li><li>A wrong code empties the boxes and says “Invalid OTP”. Neither word means anything to most people.</li><li>The limit of two accounts appears after the form for a third has been sent.</li><li>The refusal offers no way to close or to rename an account. Support has to do it by hand.</li><li>A loan request shows “Processing”, without a time, for up to six hours.</li><li>The decision arrives as a push message only. Anyone who has switched those off never hears of it.</li><li>Amounts are typed without separators; 60000 and 6000 differ by a glance.</li><li>The balance hides behind an eye icon that has no name.</li></ol>',
            },
          },
          {
            header: 'What to keep',
            content: {
              text: 'A review that praises nothing teaches a team to stop listening. Sixpence has three things that I would defend against any redesign: it names payees by the words their owners chose, it shows the fee before the amount is typed, and its sign-out needs one tap from anywhere.',
            },
          },
        ],
      },
      {
        part: 'ideation',
        weight: 'step',
        header: 'While there is still a choice',
        content: [
          { bold: 'Move each limit to where it matters.' },
          {
            text: 'The first idea was a page of house rules, linked from everywhere. It would have been honest, and nobody would have opened it. The second was a tour after sign-up with three slides, one for each limit. That fails for another reason: on the first day, none of the limits concerns anyone yet.\n\nWhat remained was to ask of each limit when a person could still choose differently. For the code it is the moment before they look at the message. For accounts it is whenever they see both of theirs. For a loan it is when they ask, because the plumber may already be standing in the hall.',
          },
          {
            img: {
              src: 'waiting',
              alt: 'Two time lines of six hours. Today: “Processing” at the start, a push message at the end if allowed, nothing between. Proposed: the latest time at once and the name matched within minutes, the income read after two hours or one question asked, the answer by text and in the app at the end.',
              caption: 'The same six hours. Nothing is faster, but the customer knows more at each point.',
            },
          },
        ],
      },
      {
        part: 'decisions',
        weight: 'argument',
        header: 'Answer by 16:10',
        content: [
          { bold: 'Say the limit first, and refuse last.' },
          {
            text: 'I turned that into an order of work for every limit. First state it where a choice is still open. If that is done, make the nearest allowed thing easy. Only then write the refusal, which by now few people should meet.\n\nFor loans this led to a clock time. “Up to 6 hours” makes the customer do the sum and remember when they began; “Answer by 16:10” does not. I tried a progress bar and threw it out. It would have to move evenly through hours in which nothing happens, and a plain sentence is better than a bar that pretends.\n\nFor accounts, the limit sits under the second account like an empty place that is not one: a dashed frame, because no card will ever go there, and the two things the customer can do instead.',
          },
        ],
        subSection: [
          {
            header: 'Rejected: a longer code',
            content: {
              text: 'Six digits are common and safer against guessing. The rule says four, and raising it was not mine to do, but I also doubted the gain. With three tries, a code that lives for ten minutes and a number that has just been typed, the weak point is not the guess. It is the customer who reads the digits aloud to a caller. A sentence in the text message, “we never ask for this code by phone”, costs less and protects more.',
            },
          },
        ],
      },
      {
        part: 'screens',
        weight: 'step',
        header: 'Findings 1 to 7, redrawn',
        content: [
          { bold: 'I fixed three screens where findings cluster.' },
          {
            text: 'The code screen is compared with its predecessor above and answers findings 1 to 3. These two take care of 4 to 7. Both were first written as plain text, read aloud in the voice of a clerk, and only then put into frames: if the sentence is wrong, no layout will help it.',
          },
          {
            img: [
              {
                src: 'accounts',
                alt: 'Phone screen “Accounts”: an everyday account with £1,284.07, one for rent and bills with £310.00, and a dashed frame “Both accounts are in use. A customer can have at most 2” with the choices to rename or to close one. Below: a pot does not count as an account.',
                caption:
                  '1 The limit, before anyone asks for a third account. 2 What can be done without support. 3 The nearest thing that is allowed.',
              },
              {
                src: 'loanWait',
                alt: 'Phone screen “Your loan”: £600 over 6 months, answer by 16:10, six hours is the longest it takes. Steps: asked 10:10, name matched 10:12, income read by 12:10, a person decides by 16:10. The app may be closed; a text will come. Button: withdraw the request.',
                caption:
                  '1 A time, not a duration. 2 What has happened, what is happening, who decides. 3 Two ways to hear, neither of them a push. 4 A way out while waiting.',
              },
            ],
          },
        ],
      },
      {
        part: 'outcome',
        weight: 'note',
        header: 'I have nine findings and no test of them yet.',
        content: [
          {
            text: 'The review is a graded list, three redrawn screens and the order of work. As the app is a concept there is no team to act on it and no traffic to watch. So three things are not measured: calls to support about loans, third-account forms that end in a refusal, and how many people register on the first try. I would ask for these three first, and they are cheap, because the app must already know all of them.',
          },
        ],
      },
      {
        part: 'change',
        weight: 'step',
        header: 'A page opened eleven times',
        content: [
          { bold: 'I would count real failures first.' },
          {
            text: 'My grades are opinions with numbers on them. With access to logs I would have begun at the other end: how often the code is wrong, how many forms die at the limit, how often the loan page is reopened within an hour. A page that is opened eleven times in one afternoon is a better witness than I am.\n\nI would also review the text messages as carefully as the screens. Half of the new design now happens in them, and I gave them an evening.',
          },
        ],
      },
    ],
  },
  comparison: {
    title: 'The registration code, as found and redrawn',
    section: 'Answer by 16:10',
    before: {
      src: 'codeBefore',
      alt: 'As found: title “Verification”, “Enter OTP”, four empty boxes with red frames, “Invalid OTP. 2 attempts left”, “Resend in 00:58” and a grey button “VERIFY”.',
    },
    after: {
      src: 'codeAfter',
      alt: 'Redrawn: “Type the code from our text”, four digits to 07700 900418 with a link to change it, one field that still holds 4817, “This is not the code in our text. You have 2 more tries”, when to ask again, and a button “Go on”.',
    },
    decisions: [
      {
        title: 'The number is shown, and can be changed',
        reason:
          'A code that never arrives may have gone to a number with two digits swapped. Showing the number costs one line.',
      },
      {
        title: 'One field instead of four boxes',
        reason:
          'It takes a pasted code, offers the one from the message, and has one name for a screen reader. The wide spacing keeps the look of four places.',
      },
      {
        title: 'The wrong code stays',
        reason:
          'People compare what they typed with what they received. The message says what is wrong in words they use, and how many tries are left.',
      },
      {
        title: 'If no text arrives',
        reason:
          'A time to ask again replaces the running seconds, and a call that speaks the code helps anyone who cannot read it or receive it.',
      },
    ],
  },
};
