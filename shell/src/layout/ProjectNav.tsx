import { ArrowLeftIcon, ArrowRightIcon, GridIcon } from '@portfolio/design';
import type { ProjectLink } from '../site-map/pageContent';
import { StyledAll, StyledLink, StyledProjectNav, StyledRole, StyledTitle } from './ProjectNav.styles';
import { useScrollState } from './scroll-state/useScrollState';

interface ProjectNavProps {
  previous: ProjectLink;
  next: ProjectLink;
  allWorkPath: string;
}

/** Links to the previous and next project, and back to the list. */
export function ProjectNav({ previous, next, allWorkPath }: ProjectNavProps) {
  const { markerRef, isScrolled } = useScrollState('end');
  return (
    <>
      <StyledProjectNav aria-label="Projects" data-scrolled={isScrolled || undefined}>
        <StyledLink href={previous.path} rel="prev">
          <ArrowLeftIcon />
          <span>
            <StyledRole>Previous</StyledRole> <StyledTitle>{previous.title}</StyledTitle>
          </span>
        </StyledLink>
        <StyledAll href={allWorkPath}>
          <GridIcon />
          All work
        </StyledAll>
        <StyledLink href={next.path} rel="next">
          <span>
            <StyledRole>Next</StyledRole> <StyledTitle>{next.title}</StyledTitle>
          </span>
          <ArrowRightIcon />
        </StyledLink>
      </StyledProjectNav>
      <div ref={markerRef} />
    </>
  );
}
