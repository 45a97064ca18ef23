import { Breadcrumb } from '@portfolio/design';
import type { Crumb } from '../../site-map/pageData';
import { StyledScrollMarker } from '../scroll-state/stickyBar';
import { useScrollState } from '../scroll-state/useScrollState';
import { StyledBar, StyledInner } from './Breadcrumbs.styles';

/** The path of the page, shown only with more than one crumb. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { markerRef, isScrolled } = useScrollState();
  if (crumbs.length < 2) return null;
  return (
    <>
      <StyledScrollMarker ref={markerRef} />
      <StyledBar data-scrolled={isScrolled || undefined}>
        <StyledInner>
          <Breadcrumb items={crumbs.map(({ title, path }) => ({ label: title, href: path }))} />
        </StyledInner>
      </StyledBar>
    </>
  );
}
