import { useEffect, useState } from 'react';
import { StyledIndicator, StyledLabel, StyledLink } from './ScrollIndicator.styles';
import { useSections } from './useSections';

const MIN_SECTIONS = 2;

/** A ruler at the edge of wide screens: one tick for each section; the long tick marks the current one. */
export function ScrollIndicator({ currentPath }: { currentPath: string }) {
  const { sections, currentId } = useSections(currentPath);
  const [isDismissed, setIsDismissed] = useState(false);
  const show = () => setIsDismissed(false);

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  if (sections.length < MIN_SECTIONS) return null;
  return (
    <StyledIndicator aria-label="Sections of this page">
      <ul role="list" data-dismissed={isDismissed || undefined} onPointerEnter={show} onFocus={show}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <StyledLink href={`#${id}`} aria-current={id === currentId ? 'location' : undefined}>
              <StyledLabel>{title}</StyledLabel>
            </StyledLink>
          </li>
        ))}
      </ul>
    </StyledIndicator>
  );
}
