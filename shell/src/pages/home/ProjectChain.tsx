import { PROJECT_TYPES, PROJECT_TYPE_NAMES } from '@portfolio/contract';
import type { PageData } from '../../site-map/pageData';
import {
  StyledChain,
  StyledCount,
  StyledLine,
  StyledLink,
  StyledName,
  StyledSegment,
  StyledTotal,
} from './ProjectChain.styles';

interface ProjectChainProps {
  counts: NonNullable<PageData['counts']>;
}

/** All projects as one chain of dimensions: each type is as long as it has projects, and leads to them. */
export function ProjectChain({ counts }: ProjectChainProps) {
  const types = PROJECT_TYPE_NAMES.filter((name) => (counts[name] ?? 0) > 0);
  const total = types.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  if (total === 0) return null;
  return (
    <>
      <StyledChain role="list" aria-label="Projects by type">
        {types.map((name) => {
          const count = counts[name] ?? 0;
          const { segment, title } = PROJECT_TYPES[name];
          return (
            <StyledSegment key={name} style={{ flexGrow: count }}>
              <StyledLink href={`/work/${segment}`}>
                <StyledLine aria-hidden="true" style={{ inlineSize: `${(count / total) * 100}%` }} />
                <StyledCount>{count}</StyledCount> <StyledName>{title}</StyledName>
              </StyledLink>
            </StyledSegment>
          );
        })}
      </StyledChain>
      <StyledTotal>
        <a href="/work">All {total} projects</a>
      </StyledTotal>
    </>
  );
}
