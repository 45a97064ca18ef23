import { StyledGroups, StyledProofs, StyledSkill, StyledSummary } from './SkillGroups.styles';
import { type ProofLink, SHORT_LIMITS, SKILL_GROUPS } from './skills';

interface SkillGroupsProps {
  /** By the name of a skill, the links that prove it. */
  proofs: Readonly<Record<string, readonly ProofLink[]>>;
  isShort?: boolean;
}

/** The skills of every type, each with links that prove it. */
export function SkillGroups({ proofs, isShort = false }: SkillGroupsProps) {
  const limits = isShort ? SHORT_LIMITS : { skills: Infinity, proofs: Infinity };
  return (
    <StyledGroups data-short={isShort || undefined}>
      {SKILL_GROUPS.map(({ id, type, summary, skills }) => (
        <div key={id}>
          <h3>{type}</h3>
          <StyledSummary>{summary}</StyledSummary>
          <ul role="list">
            {skills.slice(0, limits.skills).map(({ name }) => (
              <StyledSkill key={name}>
                {name}
                {(proofs[name]?.length ?? 0) > 0 && (
                  <StyledProofs role="list" aria-label={`Proof of ${name}`} data-short={isShort || undefined}>
                    {proofs[name]?.slice(0, limits.proofs).map(({ title, path }) => (
                      <li key={path}>
                        <a href={path}>{title}</a>
                      </li>
                    ))}
                  </StyledProofs>
                )}
              </StyledSkill>
            ))}
          </ul>
        </div>
      ))}
    </StyledGroups>
  );
}
