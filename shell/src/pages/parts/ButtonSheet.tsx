import { BUTTON_CATEGORIES, Button, type ButtonCategory, PlusIcon } from '@portfolio/design';
import { Fragment } from 'react';
import { StyledScale, StyledTerm } from './ScaleSheet.styles';
import { Specimen } from './Specimen';
import { StyledSamples } from './Specimen.styles';

const CATEGORIES = Object.keys(BUTTON_CATEGORIES) as ButtonCategory[];

/** Without a handler these buttons would warn developers about a missing action, as the last one does. */
const doNothing = () => {};

/** All 14 categories: as a button, with an icon, as a link, disabled. */
export function ButtonSheet() {
  return (
    <Specimen
      name="Button"
      note="Fourteen categories: as a button, with an icon, as a link, and disabled."
      isWide
    >
      <StyledScale>
        {CATEGORIES.map((category) => (
          <Fragment key={category}>
            <StyledTerm>{category}</StyledTerm>
            <dd>
              <ButtonStates category={category} />
            </dd>
          </Fragment>
        ))}
        <StyledTerm>no action</StyledTerm>
        <dd>
          <Button category="border">Says what it lacks</Button>
        </dd>
      </StyledScale>
    </Specimen>
  );
}

function ButtonStates({ category }: { category: ButtonCategory }) {
  const isIcon = category.startsWith('icon');
  return (
    <StyledSamples>
      {!isIcon && (
        <Button category={category} onClick={doNothing}>
          Button
        </Button>
      )}
      <Button category={category} icon={<PlusIcon />} onClick={doNothing}>
        {isIcon ? `Add, ${category}` : 'With icon'}
      </Button>
      <Button category={category} icon={isIcon ? <PlusIcon /> : undefined} href="#buttons">
        {isIcon ? `Add by a link, ${category}` : 'Link'}
      </Button>
      <Button category={category} icon={isIcon ? <PlusIcon /> : undefined} disabled onClick={doNothing}>
        {isIcon ? `Add, ${category}, disabled` : 'Disabled'}
      </Button>
    </StyledSamples>
  );
}
