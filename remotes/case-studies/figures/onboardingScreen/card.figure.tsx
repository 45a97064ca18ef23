import { Column, cardFigure, CLOSE, CLOSE_PHONE_PX, Panel, Path, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Phone } from '../kit/screen';
import { SHORT, Sentence, Task } from './parts';

/** Soil has the same colour in both themes. */
const SOIL = '#7d3520';

/** Three plant labels in a row of soil. */
function Soil() {
  const labels = [
    [52, 132],
    [118, 96],
    [184, 148],
  ] as const;
  return (
    <>
      <Path d="M0 300h640v100H0z" fill={SOIL} />
      <Path d="M0 300q30-12 60 0t60 0 60 0 60 0 60 0v20H0z" fill={SOIL} />
      {labels.map(([x, top], index) => (
        <g key={x}>
          <Path
            d={`M${x} ${top}h44v${300 - top}l-22 34-22-34z`}
            fill={index === 1 ? 'accent' : 'card'}
            line="accent"
            lineWidth={2}
          />
          <Path
            d={`M${x + 14} ${top + 22}v${index === 1 ? 72 : 52}M${x + 26} ${top + 22}v${index === 1 ? 44 : 84}`}
            line={index === 1 ? 'onAccent' : 'lineStrong'}
            lineWidth={5}
          />
        </g>
      ))}
      <Dimension x={52} y={66} length={176} label="3 answers" labelWidth={176} size={22} />
    </>
  );
}

export const card = cardFigure(() => (
  <>
    <Soil />
    <g transform={`translate(302 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} width={CLOSE_PHONE_PX} gap={16} pad={12}>
        <Sentence lines={SHORT} size={15} />
        <Column gap={8}>
          <Text size={13} weight={600} tone="muted" isLine text="This week" />
          <Panel pad={12} padX={14} gap={11} radius={6} line="line">
            <Task title="Sow beans" detail="Two to a pot" />
          </Panel>
        </Column>
      </Phone>
    </g>
  </>
));
