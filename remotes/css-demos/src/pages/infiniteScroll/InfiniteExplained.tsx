/** What a developer can take from the demo. */
export function InfiniteExplained() {
  return (
    <>
      <h3>A loop is a list and its shadow</h3>
      <p>
        Each marquee holds its list twice. The second one only closes the gap for the eye: it is{' '}
        <code>inert</code> and hidden from screen readers, and while the row stands still it is not displayed
        at all. Both run by exactly their own width, so that the jump back cannot be seen:
      </p>
      <pre>
        <code>{'@keyframes run {\n  to {\n    transform: translateX(-100%);\n  }\n}'}</code>
      </pre>
      <h3>Still means readable</h3>
      <p>
        Where less motion is wanted, or the box is ticked, the row does not stop somewhere in the middle with
        its ends cut off. It becomes what it was before the effect: a list that scrolls.
      </p>
      <h3>A feed that asks</h3>
      <p>
        Loading by itself is off until it is switched on, and after five pages it waits: what follows the feed
        can always be reached. A page that fails says so in its place, and what was loaded stays. There is an
        end, and it is announced.
      </p>
      <h3>Ten thousand articles, a few pages at a time</h3>
      <p>
        Only pages near the window are there; the others are a gap of the height they had. Each article says
        its place with <code>aria-posinset</code> and <code>aria-setsize</code>, so that nobody has to count
        what is missing. The article with the focus is never taken away. Load all of them to see it: the
        scrollbar is as long as ten thousand articles make it, and the document is not.
      </p>
      <h3>Lines that scrolling draws</h3>
      <p>
        A line grows while its article comes in, and measures what it says as soon as all of the article is
        there. Its timeline is the article&rsquo;s: its own would be over within its own
        height. Without scroll-driven animation, and without motion, it is simply drawn.
      </p>
      <pre>
        <code>
          {
            'article {\n  view-timeline: --article;\n}\n\n.line {\n  animation-timeline: --article;\n  animation-range: entry;\n}'
          }
        </code>
      </pre>
      <h3>The address keeps the place</h3>
      <p>
        Reading writes the length into the query string. A reload, a bookmark or the way back begin the feed
        at that page; the shorter lengths are one button above it.
      </p>
    </>
  );
}
