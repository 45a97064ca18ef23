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

/** Three cards side by side on a sheet 640 wide, with a frame around the chosen ones. */
export function OptionCards({ contents, top = 36, height, pad = 16, chosen }: OptionCardsProps) {
  const card = { pad, radius: 2, fill: 'surface', line: 'line', minHeight: height } as const;
  return (
    <>
      {contents.map((content, index) => (
        <Panel key={index} at={[24 + index * 204, top, 184]} {...card}>
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
