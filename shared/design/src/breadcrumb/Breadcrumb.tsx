import styled from 'styled-components';
import { color, fontSize, fontWidth, space } from '../tokens';

/** One step on the path to a page. */
export interface Crumb {
  label: string;
  /** Null if the step has no page. The last crumb is the current page and is never a link. */
  href: string | null;
}

/** The path that a {@link Breadcrumb} shows. */
export interface BreadcrumbProps {
  /** From the home page to the current one. */
  items: readonly Crumb[];
  /** Default "Breadcrumb". */
  label?: string;
}

const StyledList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
  line-height: 1.5rem;
  letter-spacing: 0.015em;
`;

/* The separator is a tick of a dimension line: a border, so that screen readers do not announce it. */
const StyledItem = styled.li`
  display: flex;
  align-items: center;
  color: ${color.muted};

  /* After a crumb, so that a line that wraps does not begin with it. */
  &:not(:last-child)::after {
    content: '';
    block-size: 0.75em;
    margin-inline: ${space[3]};
    border-inline-start: 1px solid ${color.redline};
    transform: rotate(18deg);
  }
  a {
    color: ${color.muted};
    text-decoration-color: ${color.line};
  }
  a:hover {
    color: ${color.select};
  }
  [aria-current] {
    color: ${color.ink};
  }
`;

/** The path to the current page, as an ordered list in a labelled navigation. Renders nothing for a single crumb. */
export function Breadcrumb({ items, label = 'Breadcrumb' }: BreadcrumbProps) {
  if (items.length < 2) return null;
  const lastIndex = items.length - 1;
  return (
    <nav aria-label={label}>
      <StyledList>
        {items.map((item, index) => (
          <StyledItem key={item.href ?? item.label}>
            {index === lastIndex ? (
              <span aria-current="page">{item.label}</span>
            ) : item.href === null ? (
              <span>{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </StyledItem>
        ))}
      </StyledList>
    </nav>
  );
}
