import type { ContentImage } from '@portfolio/contract';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { FigureZoom } from './FigureZoom';
import { listImages } from './listImages';
import type { Study, StudyFigure, StudyFigures } from './study';

interface FigureAccess {
  /** @throws where the study has no drawing of that name: the composer then refuses the release. */
  find: (name: string) => StudyFigure;
  numberOf: (name: string) => number;
  zoom: (image: ContentImage) => void;
}

const FigureContext = createContext<FigureAccess | null>(null);

interface FigureProviderProps {
  study: Study;
  figures: StudyFigures;
  children: ReactNode;
}

/** Knows a study's drawings, their numbers in reading order, and shows one of them enlarged. */
export function FigureProvider({ study, figures, children }: FigureProviderProps) {
  const [zoomed, setZoomed] = useState<ContentImage | null>(null);

  const access = useMemo<FigureAccess>(() => {
    const names = listImages(study.content).map(({ src }) => src);
    return {
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
  }, [study, figures]);

  return (
    <FigureContext value={access}>
      {children}
      <FigureZoom
        image={zoomed}
        figure={zoomed && access.find(zoomed.src)}
        title={zoomed ? `Figure ${access.numberOf(zoomed.src)}` : ''}
        onClose={() => setZoomed(null)}
      />
    </FigureContext>
  );
}

export function useFigures(): FigureAccess {
  const access = useContext(FigureContext);
  if (!access)
    throw new Error(
      '[case-studies] Failed to show a figure: it is outside its study. Wrap it in FigureProvider.',
    );
  return access;
}
