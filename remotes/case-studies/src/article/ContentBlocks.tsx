import type { ContentBlock, ContentImage, ContentQuote } from '@portfolio/contract';
import {
  StyledBlocks,
  StyledCite,
  StyledFigureRow,
  StyledKeySentence,
  StyledQuote,
} from './ContentBlocks.styles';
import { toSizes, UPRIGHT } from './figureSizes';
import { useStudy } from './StudyContext';
import { RichText } from './RichText';
import { toList } from './study';
import { NumberedFigure } from './NumberedFigure';

function FigureRow({ images, isBeside }: { images: readonly ContentImage[]; isBeside: boolean }) {
  const { find, plate } = useStudy();
  if (images.length === 0) return null;
  const ratios = images.map(({ src }) => find(src).widthPx / find(src).heightPx);
  return (
    <StyledFigureRow
      style={toSizes(ratios, images.length === 1 && images[0]?.src === plate)}
      data-single={images.length === 1 || undefined}
      data-many={images.length > 2 || undefined}
      data-beside={isBeside || undefined}
    >
      {images.map((image) => (
        <NumberedFigure key={image.src} image={image} />
      ))}
    </StyledFigureRow>
  );
}

function Quote({ text, source }: ContentQuote) {
  return (
    <StyledQuote>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {source && <StyledCite>{source}</StyledCite>}
    </StyledQuote>
  );
}

function Block({ text, altText, bold, img, quotes, isBeside }: ContentBlock & { isBeside: boolean }) {
  return (
    <>
      {text?.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {altText && <RichText html={altText} />}
      {bold && <StyledKeySentence>{bold}</StyledKeySentence>}
      <FigureRow images={toList<ContentImage>(img)} isBeside={isBeside} />
      {toList<ContentQuote>(quotes).map((quote) => (
        <Quote key={quote.text} {...quote} />
      ))}
    </>
  );
}

/** Blocks of a case study, each with its fields in the order of the contract. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  const { find } = useStudy();
  if (blocks.length === 0) return null;
  const [only, ...others] = blocks.flatMap(({ img }) => [...toList<ContentImage>(img)]);
  // A single upright drawing is placed beside its text; alone it would leave half of the page empty.
  const isBeside =
    only !== undefined && others.length === 0 && find(only.src).widthPx < find(only.src).heightPx * UPRIGHT;
  return (
    <StyledBlocks data-beside={isBeside || undefined}>
      {blocks.map((block, index) => (
        <Block key={index} {...block} isBeside={isBeside} />
      ))}
    </StyledBlocks>
  );
}
