import { Artboard, color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';
import type { StudySummary as Summary } from './study';

const LABELS = {
  problem: 'Problem',
  outcome: 'Outcome',
  role: 'Role',
  team: 'Team',
  time: 'Time',
  constraints: 'Constraints',
} as const satisfies Record<keyof Summary, string>;

const StyledList = styled.dl`
  display: grid;
  gap: ${space[5]} ${space[6]};

  @media ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const StyledFact = styled.div<{ $isLarge: boolean }>`
  @media ${media.medium} {
    grid-column: span ${({ $isLarge }) => ($isLarge ? 2 : 1)};
  }

  dt {
    color: ${color.redline};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.narrow};
    font-weight: 500;
    letter-spacing: 0.015em;
  }
  dd {
    margin-block-start: ${space[1]};
    font-size: ${({ $isLarge }) => ($isLarge ? fontSize.lead : fontSize.small)};
    font-weight: ${({ $isLarge }) => ($isLarge ? 600 : 400)};
    line-height: ${({ $isLarge }) => ($isLarge ? 1.35 : 1.5)};
  }
`;

const LARGE: readonly string[] = ['problem', 'outcome'];

/** The six facts of a study, before anything else of it. */
export function StudySummary({ summary }: { summary: Summary }) {
  return (
    <Artboard label="Summary">
      <StyledList>
        {(Object.keys(LABELS) as (keyof Summary)[]).map((fact) => (
          <StyledFact key={fact} $isLarge={LARGE.includes(fact)}>
            <dt>{LABELS[fact]}</dt>
            <dd>{summary[fact]}</dd>
          </StyledFact>
        ))}
      </StyledList>
    </Artboard>
  );
}
