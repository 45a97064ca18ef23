import type { SkillGroup } from '../profile/skills';
import { StyledGroup, StyledGroups, StyledSkill, StyledSummary } from './SkillProofs.styles';

/** Every skill of every type, linked to the work that shows it. */
export function SkillProofs({ groups }: { groups: readonly SkillGroup[] }) {
  return (
    <StyledGroups>
      {groups.map(({ id, type, summary, skills }) => (
        <StyledGroup key={id}>
          <h3>{type}</h3>
          <StyledSummary>{summary}</StyledSummary>
          <ul role="list">
            {skills.map(({ name, proofPath }) => (
              <StyledSkill key={name}>{proofPath ? <a href={proofPath}>{name}</a> : name}</StyledSkill>
            ))}
          </ul>
        </StyledGroup>
      ))}
    </StyledGroups>
  );
}
