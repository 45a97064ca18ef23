import { Artboard, color, fontSize, fontWidth, space, pageRoom } from '@portfolio/design';
import styled from 'styled-components';
import type { Study, StudySummary as Summary } from './study';
import { useStudy } from './StudyContext';

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
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space[5]} ${space[6]};

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const StyledFact = styled.div`
  &:where([data-large]) {
    grid-column: 1 / -1;

    @container ${pageRoom.medium} {
      grid-column: span 2;
    }
  }

  dt {
    color: ${color.redline};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-weight: 500;
    letter-spacing: 0.015em;
  }
  dd {
    margin-block-start: ${space[1]};
    font-size: ${fontSize.small};
    font-weight: 400;
    line-height: 1.5;
  }
  &:where([data-large]) {
    dd {
      font-size: ${fontSize.lead};
      font-weight: 600;
      line-height: 1.35;
    }
  }
`;

/* Below the six facts, spanning their full width. */
const StyledProofs = styled(StyledFact)`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};

  grid-column: 1 / -1;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
    text-decoration-color: ${color.redline};
  }
`;

function Proofs({ proofs }: Pick<Study, 'proofs'>) {
  const { anchorOf } = useStudy();
  return (
    <StyledProofs>
      <dt>Skills, and the sections that show them</dt>
      <dd>
        <ul role="list">
          {Object.entries(proofs).map(([skill, header]) => (
            <li key={skill}>
              <a href={`#${anchorOf(header)}`}>
                {skill}: {header}
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </StyledProofs>
  );
}

const LARGE: readonly string[] = ['problem', 'outcome'];

/** The six facts of a study and the skills it proves, before the rest of the study. */
export function StudySummary({ summary, proofs }: Pick<Study, 'summary' | 'proofs'>) {
  return (
    <Artboard label="Summary" labelAs="h2">
      <StyledList>
        {(Object.keys(LABELS) as (keyof Summary)[]).map((fact) => (
          <StyledFact key={fact} data-large={LARGE.includes(fact) || undefined}>
            <dt>{LABELS[fact]}</dt>
            <dd>{summary[fact]}</dd>
          </StyledFact>
        ))}
        <Proofs proofs={proofs} />
      </StyledList>
    </Artboard>
  );
}
