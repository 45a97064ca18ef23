import { Artboard, FrameLabel, type ArtboardProps } from '@portfolio/design';
import { useId, type ReactNode } from 'react';

/** A titled part of a demo. */
export interface DemoPanelProps {
  title: string;
  children: ReactNode;
  padding?: ArtboardProps['padding'];
  /** Whether it shows nothing without scripts, and is then hidden. */
  needsScript?: boolean;
}

/** A part of a demo on its own artboard, named by its frame label. */
export function DemoPanel({ title, children, padding, needsScript = false }: DemoPanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-needs-script={needsScript ? '' : undefined}>
      <FrameLabel as="h2" id={titleId}>
        {title}
      </FrameLabel>
      <Artboard padding={padding}>{children}</Artboard>
    </section>
  );
}
