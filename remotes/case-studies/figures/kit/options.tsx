import { SiteError } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { Selection } from './annotate';
import { Column, Panel } from './layout';
import { Titled } from './Titled';

interface OptionCardsProps {
  contents: readonly ReactNode[];
  top?: number;
  height: number;
  pad?: number;
  /** Which of them were chosen: usually one, or two if each has its use. */
  chosen: readonly number[];
}

const CARD_PX = 184;

/** Three cards side by side on a sheet 640 wide, with a frame around the chosen ones. */
export function OptionCards({ contents, top = 36, height, pad = 16, chosen }: OptionCardsProps) {
  const tallest = Math.max(...contents.map((content) => Panel.measure({ pad, children: content }, CARD_PX)));
  if (tallest > height)
    throw new SiteError(
      `[case-studies] Failed to draw three cards: one needs a height of ${Math.ceil(tallest)} px, and they have ${height} px. Make all of them taller, or shorten its text.`,
      'BAD_DRAWING',
    );
  const card = { pad, radius: 2, fill: 'surface', line: 'line', minHeight: height } as const;
  return (
    <>
      {contents.map((content, index) => (
        <Panel key={index} at={[24 + index * 204, top, CARD_PX]} {...card}>
          {content}
        </Panel>
      ))}
      {chosen.map((index) => (
        <Selection key={index} x={20 + index * 204} y={top - 4} width={192} height={height + 8} />
      ))}
    </>
  );
}

type Option = readonly [title: string, verdict: string, drawing: ReactNode];

interface OptionSheetProps extends Omit<OptionCardsProps, 'contents'> {
  options: readonly Option[];
  gap?: number;
  verdictSize?: number;
}

/** Three ideas, each as a drawing with its verdict. */
export function OptionSheet({ options, gap = 18, verdictSize = 14, ...cards }: OptionSheetProps) {
  const contents = options.map(([title, verdict, drawing]) => (
    <Column key={title} gap={gap}>
      {drawing}
      <Titled title={title} detail={verdict} size={17} weight={700} detailSize={verdictSize} gap={8} />
    </Column>
  ));
  return <OptionCards {...cards} contents={contents} />;
}

interface OptionRowProps {
  options: readonly Option[];
  left: number;
  width: number;
}

/** The same without cards, for drawings that have their own frame. */
export function OptionRow({ options, left, width }: OptionRowProps) {
  return options.map(([title, verdict, drawing], index) => (
    <Column key={title} at={[left + index * 202, 32, width]} gap={14}>
      {drawing}
      <Titled title={title} detail={verdict} size={17} weight={700} detailSize={14} gap={6} />
    </Column>
  ));
}
