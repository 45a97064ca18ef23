import { color, fontSize, radius, space } from '@portfolio/design';
import { Fragment } from 'react';
import styled from 'styled-components';

/** One way to do something: keys pressed together, or a gesture in words. */
export interface Shortcut {
  keys?: readonly string[];
  gesture?: string;
  does: string;
}

const StyledList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0 ${space[6]};
`;

const StyledRow = styled.div`
  display: grid;
  grid-template-columns: minmax(min(6.5rem, 45%), 2fr) minmax(0, 3fr);
  align-items: baseline;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const StyledKey = styled.kbd`
  display: inline-block;
  min-inline-size: 1.75rem;
  padding: 0.0625rem 0.375rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  text-align: center;
`;

/** The keys and gestures of a demo. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <StyledList>
      {shortcuts.map(({ keys = [], gesture, does }) => (
        <StyledRow key={does}>
          <dt>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ' + '}
                <StyledKey>{key}</StyledKey>
              </Fragment>
            ))}
            {gesture}
          </dt>
          <dd>{does}</dd>
        </StyledRow>
      ))}
    </StyledList>
  );
}
