import type { ContentImage } from '@portfolio/contract';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { FigureZoom } from './FigureZoom';
import { toAnchor } from './headings';
import { listImages } from './listImages';
import type { Study, StudyFigure, StudyFigures } from './study';

interface StudyAccess {
  /** The id of a heading. The study's own id stands in front: the shell keeps two pages in the document. */
  anchorOf: (header: string) => string;
  /** @throws where the study has no drawing of that name: the composer then refuses the release. */
  find: (name: string) => StudyFigure;
  numberOf: (name: string) => number;
  zoom: (image: ContentImage) => void;
}

const StudyContext = createContext<StudyAccess | null>(null);

interface StudyProviderProps {
  id: string;
  study: Study;
  figures: StudyFigures;
  children: ReactNode;
}

/** Knows a study's anchors and drawings, numbers these in reading order, and shows one of them enlarged. */
export function StudyProvider({ id, study, figures, children }: StudyProviderProps) {
  const [zoomed, setZoomed] = useState<ContentImage | null>(null);

  const access = useMemo<StudyAccess>(() => {
    const names = listImages(study.content).map(({ src }) => src);
    return {
      anchorOf: (header) => toAnchor(id, header),
      find: (name) => {
        const figure = figures[name];
        if (!figure)
          throw new Error(
            `[case-studies] Failed to show the figure "${name}": the study has no such drawing. Draw it in figures/${name}.figure.tsx and run "npm run figures".`,
          );
        return figure;
      },
      numberOf: (name) => names.indexOf(name) + 1,
      zoom: setZoomed,
    };
  }, [id, study, figures]);

  return (
    <StudyContext value={access}>
      {children}
      <FigureZoom
        image={zoomed}
        figure={zoomed && access.find(zoomed.src)}
        title={zoomed ? `Figure ${access.numberOf(zoomed.src)}` : ''}
        onClose={() => setZoomed(null)}
      />
    </StudyContext>
  );
}

export function useStudy(): StudyAccess {
  const access = useContext(StudyContext);
  if (!access)
    throw new Error(
      '[case-studies] Failed to show a part of a study: it is outside of one. Wrap it in StudyProvider.',
    );
  return access;
}
