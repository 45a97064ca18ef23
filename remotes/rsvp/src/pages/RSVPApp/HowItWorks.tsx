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

/** The lessons for developers. */
export function HowItWorks() {
  return (
    <StyledProse>
      <p>
        The list stays on this device, works offline and is made for 500 guests. You can export it as a CSV
        file or print it. Its source is in{' '}
        <code>
          remotes/rsvp/
          <wbr />
          src/pages/RSVPApp
        </code>
        .
      </p>
      <h3>One name, one guest</h3>
      <p>
        Names are compared by a key: it has no spaces at either end, no capitals, one form of Unicode and no
        invisible characters. Accents stay, because José and Jose can be two people. The form checks the key
        when a guest is added and when one is edited, and the database has a unique index on it, so two tabs
        cannot both add the same name.
      </p>
      <h3>A change shows at once and is stored afterwards</h3>
      <p>
        The list is a plain model that knows nothing about React. A change is a set of guests to put in and
        ids to take out; its reverse is the undo. Changes are written to IndexedDB in one transaction, so a
        crash in the middle leaves the list as it was before. If writing fails, the change stays in the tab,
        is counted, and is written together with the next one.
      </p>
      <p>
        Two open tabs tell each other over a BroadcastChannel that something has changed, and each reads it
        from the database. Unchanged guests keep their objects, so only rows that really differ are drawn
        again.
      </p>
      <h3>Five hundred guests, a few dozen rows</h3>
      <p>
        Only the rows near the window are in the document. Each states its position with{' '}
        <code>aria-posinset</code> and <code>aria-setsize</code>, the row with the focus is never removed, and
        a printout has them all. Filter, search and order are in the address, so a view can be bookmarked.
      </p>
      <h3>Files that spreadsheets and people have touched</h3>
      <p>
        The import works out the separator, encoding and headings by itself. If it cannot use a line, it gives
        the line number and leaves it out; a quotation mark that is never closed spoils only its own line, not
        the rest of the file. The export puts an apostrophe before any cell that a spreadsheet would run as a
        formula, and the import removes exactly that apostrophe.
      </p>
    </StyledProse>
  );
}
