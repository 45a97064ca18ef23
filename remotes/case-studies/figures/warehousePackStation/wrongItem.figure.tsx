import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row, Space } from '../kit/layout';
import type { Tone } from '../kit/palette';
import { Text } from '../kit/Text';
import { BenchScreen, Mark, SCREEN_FIGURE } from './BenchScreen';
import { Carton } from './Carton';
import { Mug } from './items';
import { Belt } from './parts';
import { SNUG } from './product';

function option(label: string, mark: 'close' | 'check', tone: Tone, mug: Tone) {
  return (
    <Panel pad={8} radius={3} fill="card" line={tone} lineWidth={2} isDashed={mark === 'close'} gap={6}>
      <Mug size={80} tone={mug} />
      <Row columns={[18, 1]} gap={6}>
        <Icon name={mark} size={18} stroke={2.6} tone={tone} />
        <Text size={14} weight={600} isLine>
          {label}
        </Text>
      </Row>
    </Panel>
  );
}

export const wrongItem: FigureDrawing = {
  ...SCREEN_FIGURE,
  product: SNUG,
  draw: () => (
    <>
      <BenchScreen
        active={0}
        band="danger"
        bandInk="surface"
        zones={[
          {
            title: 'Not in this order',
            content: (
              <Column gap={18}>
                <Row gap={10}>
                  {option('Scanned', 'close', 'danger', 'success')}
                  {option('Wanted', 'check', 'success', 'info')}
                </Row>
                <Column gap={3}>
                  <Text size={20} weight={700} isLine>
                    Green: grey tray
                  </Text>
                  <Text size={16} isLine>
                    Then scan a blue one
                  </Text>
                </Column>
              </Column>
            ),
          },
          {
            title: 'Into box C',
            content: (
              <Column gap={14}>
                <Space h={18} />
                <Carton size={78} isOpen />
                <Text size={13} tone="muted" align="middle">
                  Three of four are in
                </Text>
              </Column>
            ),
          },
          {
            title: 'Onto belt 2',
            content: (
              <Column gap={12}>
                <Space h={18} />
                <Belt />
                <Text size={13} tone="muted" align="middle">
                  Label prints after the scale
                </Text>
              </Column>
            ),
          },
        ]}
      />
      <Mark n={1} side="left" to={[54, 174]} />
      <Mark n={2} side="left" to={[37, 281]} />
    </>
  ),
};
