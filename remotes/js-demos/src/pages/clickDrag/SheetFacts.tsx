import { Fragment } from 'react';
import { StyledFacts } from './SheetFacts.styles';
import { describeSheet, type Sheet } from './sheets';

/** The facts about the chosen sheet. */
export function SheetFacts({ sheet }: { sheet: Sheet }) {
  return (
    <StyledFacts>
      <h3>{sheet.name}</h3>
      <p>{sheet.note}</p>
      <dl>
        {describeSheet(sheet).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </StyledFacts>
  );
}
