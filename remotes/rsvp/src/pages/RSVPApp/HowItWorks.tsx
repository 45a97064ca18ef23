import { layout, space } from '@portfolio/design';
import styled from 'styled-components';

const StyledProse = styled.div`
  max-inline-size: ${layout.text};

  h3 {
    margin-block: ${space[6]} ${space[2]};
  }
  p + p {
    margin-block-start: ${space[4]};
  }
`;

/** What a developer can take from the app. */
export function HowItWorks() {
  return (
    <StyledProse>
      <p>
        The list stays on this device, works offline, is made for 500 guests, and leaves as a CSV file or on
        paper. Its source is in{' '}
        <code>
          remotes/rsvp/
          <wbr />
          src/pages/RSVPApp
        </code>
        .
      </p>
      <h3>One name, one guest</h3>
      <p>
        Names are compared by a key: blanks trimmed, letter case folded, Unicode brought to one form,
        invisible characters dropped. Accents stay, because José and Jose can be two people. The form checks
        the key when a guest is added and when one is edited, and the database has a unique index on it, so
        that two tabs cannot slip the same name past each other.
      </p>
      <h3>A change shows first and is stored behind</h3>
      <p>
        The list is a plain model that knows nothing of React. A change is a set of guests to put and ids to
        remove; its inverse is the undo. Changes are written to IndexedDB in one transaction, so a crash in
        the middle leaves the list as it was before. When writing fails, the change stays in the tab, is
        counted, and goes along with the next one.
      </p>
      <p>
        Two open tabs tell each other over a BroadcastChannel that something changed, and each reads it from
        the database. Guests who are the same keep their objects, so only rows that really differ are drawn
        again.
      </p>
      <h3>Five hundred guests, a few dozen rows</h3>
      <p>
        Only the rows near the window are in the document. Each says its place with <code>aria-posinset</code>{' '}
        and <code>aria-setsize</code>, the row with the focus is never taken away, and a print gets them all.
        Filter, search and order are in the address, so a view can be bookmarked.
      </p>
      <h3>Files that spreadsheets and people have touched</h3>
      <p>
        The import finds out separator, encoding and headings by itself. A line it cannot use is named by its
        number and left out; a quotation mark that is never closed costs its own line and not the rest of the
        file. The export puts an apostrophe before any cell that a spreadsheet would run as a formula, and the
        import takes exactly that one off again.
      </p>
    </StyledProse>
  );
}
