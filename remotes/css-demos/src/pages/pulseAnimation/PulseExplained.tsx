/** The lessons for developers. */
export function PulseExplained() {
  return (
    <>
      <h3>The still state comes first</h3>
      <p>
        Outside every media query, the style sheet draws one quiet ring. The animation is added only where{' '}
        <code>prefers-reduced-motion</code> is <code>no-preference</code>, so a browser that does not know the
        query and a visitor who wants less motion both get a marked badge that does not move.
      </p>
      <h3>One animation, three rings</h3>
      <p>
        All rings use the same keyframes, growing from scale 1 to the full reach and fading out. The second
        and third start later by a fraction of the duration, so one property changes the rhythm and the other
        the tempo:
      </p>
      <pre>
        <code>animation-delay: calc(var(--pulse-duration) * var(--pulse-gap) * 2);</code>
      </pre>
      <p>
        Only <code>transform</code> and <code>opacity</code> change. The browser can move the rings without
        laying out or painting the page again, and nothing around the badge moves.
      </p>
      <h3>It can be stopped</h3>
      <p>
        Anything that moves for more than five seconds needs a pause control. This one is a checkbox that the
        style sheet reads with <code>:has(:checked)</code>, so it works before the script has arrived, and
        without it. The shortest duration on the panel is 1200 ms: three rings in that time stay below three
        flashes a second.
      </p>
      <h3>Colours of the visitor’s choice</h3>
      <p>
        With forced colours, the browser removes backgrounds. The rings are borders, so they stay, in the
        visitor&rsquo;s highlight colour; the badge gets its own border.
      </p>
    </>
  );
}
