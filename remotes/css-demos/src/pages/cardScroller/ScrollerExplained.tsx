/** The lessons for developers. */
export function ScrollerExplained() {
  return (
    <>
      <h3>First a list that scrolls</h3>
      <p>
        Take away every <code>@supports</code> block and there is still a list of twelve items in a box with{' '}
        <code>overflow-x: auto</code>: it scrolls by wheel, touch and arrow keys, has links to each card, and
        has buttons for people who cannot drag. The checkboxes under the row show exactly that.
      </p>
      <h3>Snapping that lets go</h3>
      <p>
        <code>scroll-snap-type: inline proximity</code> pulls a card into place when it is nearly there, and
        leaves the row alone otherwise. With <code>mandatory</code>, a card wider than the row could never be
        read to its end.
      </p>
      <h3>Buttons and markers, but as links</h3>
      <p>
        <code>::scroll-button()</code> and <code>::scroll-marker</code> make controls that need no script.
        What a screen reader makes of them depends on one word. As <code>tabs</code>, the accessibility tree
        of Chromium holds one list item, the current one: the other eleven are gone. As <code>links</code> it
        holds all twelve. So the block asks for exactly that:
      </p>
      <pre>
        <code>@supports (scroll-marker-group: after links)</code>
      </pre>
      <p>
        A browser that supports only the older form keeps the page&rsquo;s own links. The browser decides the
        tab order: markers first, then buttons, then the row.
      </p>
      <h3>Edges that know whether there is more</h3>
      <p>
        Two registered lengths follow the scroll position of the row itself. At the start the left one is
        zero, at the end the right one is, and a mask takes its stops from them. If the row does not overflow,
        the timeline is not active and nothing fades.
      </p>
      <h3>Cards that respond to their own width</h3>
      <p>
        Every card is a container. Make it wider than 22 rem and the text moves beside the figure, with the
        same markup and whatever the size of the window. Without container queries the text stays below, which
        fits every width.
      </p>
    </>
  );
}
