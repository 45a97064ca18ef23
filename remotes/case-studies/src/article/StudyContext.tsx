import { SiteError } from '@portfolio/contract';
import { PictureViewer, useHashChoice } from '@portfolio/design';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Caption } from './Caption';
import { toAnchor } from './headings';
import { listImages } from './listImages';
import type { Study, StudyFigure, StudyFigures } from './study';

interface StudyAccess {
  /** The id of a heading. Prefixed with the study's id, because the shell keeps two pages in the document. */
  anchorOf: (header: string) => string;
  /** The id of a drawing's figure, which is also the hash of a link that enlarges it. */
  figureIdOf: (name: string) => string;
  /** @throws if the study has no drawing of that name: the composer then refuses the release. */
  find: (name: string) => StudyFigure;
  numberOf: (name: string) => number;
  zoom: (name: string) => void;
  /** The figure that spans the whole column. */
  plate: string;
}

const StudyContext = createContext<StudyAccess | null>(null);

interface StudyProviderProps {
  id: string;
  study: Study;
  figures: StudyFigures;
  children: ReactNode;
}

/** Provides a study's anchors and drawings, numbers the drawings in reading order, and enlarges them. */
export function StudyProvider({ id, study, figures, children }: StudyProviderProps) {
  const images = useMemo(() => listImages(study.content), [study]);

  const access = useMemo<Omit<StudyAccess, 'zoom'>>(
    () => ({
      anchorOf: (header) => toAnchor(id, header),
      figureIdOf: (name) => toAnchor(id, `figure ${name}`),
      find: (name) => {
        const figure = figures[name];
        if (!figure)
          throw new SiteError(
            `[case-studies] Failed to show the figure "${name}": the study has no such drawing. Draw it in figures/<study>/${name}.figure.tsx and run "npm run figures".`,
            'NO_DRAWING',
          );
        return figure;
      },
      plate: study.plate,
      numberOf: (name) => images.findIndex(({ src }) => src === name) + 1,
    }),
    [id, images, figures, study.plate],
  );

  const { title, before, after } = study.comparison;
  const compared = [
    { ...before, title: `Before: ${title}` },
    { ...after, title: `After: ${title}` },
  ].map(({ src, alt, title: name }) => ({
    ...access.find(src),
    id: access.figureIdOf(src),
    title: name,
    alt,
  }));
  const numbered = images.map(({ src, alt, caption }) => ({
    ...access.find(src),
    id: access.figureIdOf(src),
    ...toNames(access.numberOf(src), caption),
    alt,
    caption: caption && <Caption text={caption} />,
  }));
  const pictures = [...numbered, ...compared];
  const [shownId, show] = useHashChoice(pictures.map((picture) => picture.id));

  return (
    <StudyContext value={{ ...access, zoom: (name) => show(access.figureIdOf(name)) }}>
      {children}
      <PictureViewer pictures={pictures} shownId={shownId} onShow={show} />
    </StudyContext>
  );
}

/** The caption's first sentence, without the numbers that refer to the drawing, and with the figure's own number. */
function toNames(number: number, caption = ''): { title: string; name?: string } {
  const sentence = /^(?:\d )?(.+?[.?!])(?= |$)/.exec(caption)?.[1] ?? caption;
  const name = sentence.replace(/\.$/, '');
  return name === '' ? { title: `Figure ${number}` } : { title: `${number}. ${name}`, name };
}

export function useStudy(): StudyAccess {
  const access = useContext(StudyContext);
  if (!access)
    throw new SiteError(
      '[case-studies] Failed to show a part of a study: it is outside of one. Wrap it in StudyProvider.',
      'NO_STUDY',
    );
  return access;
}
