import { SiteError } from '@portfolio/contract';
import { Button } from '@portfolio/design';
import { keepFocus } from '@portfolio/kit';
import { useLoad } from '../loading/useLoad';
import { type ActiveOverrides, loadActiveOverrides } from './activeOverrides';
import type { CompositionFacts } from '../composition/compositionFacts';
import { ComposedTable } from './ComposedTable';
import { StyledNote, StyledView } from './CompositionView.styles';
import { EventTable } from './EventTable';
import { type ComposedSite, loadComposition } from './loadComposition';
import { PanelSection } from './PanelSection';
import { RemoteChoices } from './RemoteChoices';
import { CopyReport } from './CopyReport';
import { SingletonTable } from './SingletonTable';
import { useRemoteEvents } from './useRemoteEvents';

interface CompositionViewProps {
  /** The prerendered facts, if there are any; they are replaced by loaded ones. */
  facts?: CompositionFacts;
  headingLevel: 2 | 3;
}

const NO_OVERRIDES: ActiveOverrides = new Map();

const loadAll = async () => ({ site: await loadComposition(), active: await loadActiveOverrides() });

/** The site's composition, the overrides of this browser, the events in this tab, and a report of all three. */
export function CompositionView({ facts: prerendered, headingLevel }: CompositionViewProps) {
  const [state, retry] = useLoad(loadAll);
  const events = useRemoteEvents();
  const loaded = state.status === 'ready' ? state.value : undefined;
  const facts = loaded?.site.facts ?? prerendered;
  const active = loaded?.active ?? NO_OVERRIDES;
  return (
    <StyledView ref={keepFocus} tabIndex={-1}>
      {state.status === 'loading' && facts === undefined && <p role="status">Loading the composition</p>}
      {state.status === 'failed' && (
        <StyledNote role="alert">
          <p>
            {state.error instanceof SiteError
              ? state.error.message
              : 'The composition could not be loaded. Check the connection.'}
          </p>
          <Button category="border" onClick={retry}>
            Retry
          </Button>
        </StyledNote>
      )}
      {facts !== undefined && (
        <>
          <PanelSection title="This composition" measure={facts.compositionId} headingLevel={headingLevel}>
            <ComposedTable facts={facts} active={active} events={events} />
          </PanelSection>
          <PanelSection
            title="Try another release"
            measure="in this browser only"
            headingLevel={headingLevel}
          >
            <Choices site={loaded?.site} active={active} />
          </PanelSection>
          <PanelSection title="Singletons" measure="one copy of each" headingLevel={headingLevel}>
            <SingletonTable facts={facts} />
          </PanelSection>
        </>
      )}
      <PanelSection title="Events of this tab" measure="newest first" headingLevel={headingLevel}>
        <EventTable events={events} />
      </PanelSection>
      {facts !== undefined && (
        <PanelSection title="Report" measure="to rebuild what you see" headingLevel={headingLevel}>
          <CopyReport facts={facts} active={active} events={events} />
        </PanelSection>
      )}
    </StyledView>
  );
}

function Choices({ site, active }: { site: ComposedSite | undefined; active: ActiveOverrides }) {
  if (site === undefined)
    return <p>This needs JavaScript and the list of releases that this site includes.</p>;
  return <RemoteChoices site={site} active={active} />;
}
