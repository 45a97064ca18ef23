import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row, Space } from '../kit/layout';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Ground, Dab } from './parts';
import { SLOE } from './product';
import { DEPTHS, UNDERTONES, type Depth } from './shades';

const COLUMNS = [16, 0.25, 0.25, 0.25, 0.25] as const;

function mapRow(depth: Depth) {
  return (
    <Row key={depth} columns={COLUMNS} gap={12}>
      <Text size={13} weight={600} isLine>
        {String(depth)}
      </Text>
      {UNDERTONES.map((undertone) => (
        <Dab
          key={undertone}
          depth={depth}
          undertone={undertone}
          height={26}
          isChosen={depth === 5 && undertone === 'warm'}
        />
      ))}
    </Row>
  );
}

function mark(title: string, detail: string, icon: 'check' | 'clock') {
  return (
    <Row columns={[20, 1]} gap={10} isTop>
      <Icon name={icon} size={20} tone="accent" />
      <Column gap={1}>
        <Text size={14} weight={600} isLine>
          {title}
        </Text>
        <Text size={12} tone="muted" isLine>
          {detail}
        </Text>
      </Column>
    </Row>
  );
}

export const shadeMap: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SLOE,
  draw: () => (
    <Phone header={<AppBar title="All 32 shades" left="close" />} gap={14} pad={12}>
      <Note n={1}>
        <Ground gap={14} pad={16}>
          <Row columns={COLUMNS} gap={12}>
            <Space h={11} />
            {UNDERTONES.map((undertone) => (
              <Text key={undertone} size={11.5} isLine>
                {undertone}
              </Text>
            ))}
          </Row>
          {DEPTHS.map(mapRow)}
        </Ground>
      </Note>
      <Note n={2}>
        <Panel pad={13} gap={12} radius={20}>
          {mark('5 warm', 'chosen today', 'check')}
          {mark('4 warm', 'winter; you noted “pale by May”', 'clock')}
        </Panel>
      </Note>
      <Note n={3}>
        <Row columns={[1, 20]} gap={8}>
          <Text size={14} weight={600} tone="accent" isLine>
            Start from a shade I already own
          </Text>
          <Icon name="next" size={20} tone="accent" />
        </Row>
      </Note>
    </Phone>
  ),
};
