import type { ContentBlock, ContentImage, ContentQuote } from '@portfolio/contract';
import {
  StyledBlocks,
  StyledCite,
  StyledFigureRow,
  StyledKeySentence,
  StyledQuote,
} from './ContentBlocks.styles';
import { useStudy } from './StudyContext';
import { RichText } from './RichText';
import { toList } from './study';
import { NumberedFigure } from './NumberedFigure';

function FigureRow({ images }: { images: readonly ContentImage[] }) {
  const { find } = useStudy();
  if (images.length === 0) return null;
  const ratios = images.map(({ src }) => find(src).widthPx / find(src).heightPx);
  return (
    <StyledFigureRow $ratios={ratios}>
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

function Block({ text, altText, bold, img, quotes }: ContentBlock) {
  return (
    <>
      {text?.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {altText && <RichText html={altText} />}
      {bold && <StyledKeySentence>{bold}</StyledKeySentence>}
      <FigureRow images={toList<ContentImage>(img)} />
      {toList<ContentQuote>(quotes).map((quote) => (
        <Quote key={quote.text} {...quote} />
      ))}
    </>
  );
}

/** Blocks of a case study, each with its fields in the contract's order. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <StyledBlocks>
      {blocks.map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </StyledBlocks>
  );
}
