/** The lessons for developers. */
export function InfiniteExplained() {
  return (
    <>
      <h3>Each loop is a list and its copy</h3>
      <p>
        Each marquee holds its list twice. The copy only fills the visible gap: it is <code>inert</code> and
        hidden from screen readers, and while the row stands still it is not displayed at all. Both move by
        exactly their own width, so you cannot see the jump back:
      </p>
      <pre>
        <code>{'@keyframes run {\n  to {\n    transform: translateX(-100%);\n  }\n}'}</code>
      </pre>
      <h3>When it stops, it can be read</h3>
      <p>
        If your system asks for less motion, or you tick the box, the row does not stop somewhere in the
        middle with its ends cut off. It becomes what it was before the effect: a list that scrolls.
      </p>
      <h3>A feed that asks</h3>
      <p>
        Automatic loading is off until you switch it on, and it pauses after five pages, so you can always
        reach what follows the feed. If a page fails, a message appears where it would have been, and what was
        loaded stays. There is an end, and it is announced.
      </p>
      <h3>Ten thousand articles, a few pages at a time</h3>
      <p>
        Only pages near the window are in the document; the others leave a gap of their own height. Each
        article states its position with <code>aria-posinset</code> and <code>aria-setsize</code>, so nobody
        has to count what is missing. The article with the focus is never removed. Load them all to see it:
        you can scroll through ten thousand articles, but the document never holds them all.
      </p>
      <h3>Lines drawn by scrolling</h3>
      <p>
        A line grows while its article comes in, and reaches its full length as soon as the whole article is
        visible. It uses the article&rsquo;s timeline, because its own would be over within its own height.
        Without scroll-driven animation or with reduced motion, it is simply drawn.
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
        As you read, the length is written into the query string. After a reload, from a bookmark or with the
        back button, the feed starts at that page; a button above it loads the shorter lengths.
      </p>
    </>
  );
}
