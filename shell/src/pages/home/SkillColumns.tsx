import type { SkillGroup } from '../profile/skills';
import { StyledColumns, StyledMoreSkills, StyledSkill, StyledSummary } from './SkillColumns.styles';

/** The three types of skill in short; the whole list, with its proof, is on the about page. */
export function SkillColumns({ groups }: { groups: readonly SkillGroup[] }) {
  return (
    <>
      <StyledColumns>
        {groups.map(({ id, type, summary, skills }) => (
          <div key={id}>
            <h3>{type}</h3>
            <StyledSummary>{summary}</StyledSummary>
            <ul role="list">
              {skills.slice(0, 6).map(({ name }) => (
                <StyledSkill key={name}>{name}</StyledSkill>
              ))}
            </ul>
          </div>
        ))}
      </StyledColumns>
      <StyledMoreSkills>
        <a href="/about#skills">All skills, each with its proof</a>
      </StyledMoreSkills>
    </>
  );
}
