import { Alert } from '@portfolio/design';
import type { PageRange } from './lengths';
import { toRangeName } from './lengths';

/** Says which pages could not be loaded. It stands where they would have been, in a live region. */
export function LoadFailure({ pages }: { pages: PageRange }) {
  return (
    <Alert
      type="danger"
      message={`The ${toRangeName(pages)} could not be loaded.`}
      description={
        <p>What was loaded before is still here. Try again, or set the next page to “Arrives” above.</p>
      }
    />
  );
}
