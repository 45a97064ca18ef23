import { Panel, phoneFigure, Row, Space, Text, Titled } from '../kit/drawing';
import { Icon, Phone } from '../kit/screen';
import { Ground, Dab } from './parts';
import { DEPTHS, UNDERTONES, type Depth } from './shades';

const COLUMNS = [16, 0.25, 0.25, 0.25, 0.25] as const;

function mapRow(depth: Depth) {
  return (
    <Row key={depth} columns={COLUMNS} gap={12}>
      <Text size={13} weight={600} isLine text={String(depth)} />
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
      <Titled title={title} detail={detail} detailSize={12} gap={1} />
    </Row>
  );
}

export const shadeMap = phoneFigure(() => (
  <Phone title="All 32 shades" left="close" gap={14} pad={12}>
    <Ground note={1} gap={14} pad={16}>
      <Row columns={COLUMNS} gap={12}>
        <Space h={11} />
        {UNDERTONES.map((undertone) => (
          <Text key={undertone} size={11.5} isLine text={undertone} />
        ))}
      </Row>
      {DEPTHS.map(mapRow)}
    </Ground>
    <Panel note={2} pad={13} gap={12} radius={20}>
      {mark('5 warm', 'chosen today', 'check')}
      {mark('4 warm', 'winter; you noted “pale by May”', 'clock')}
    </Panel>
    <Row note={3} columns={[1, 20]} gap={8}>
      <Text size={14} weight={600} tone="accent" isLine text="Start from a shade I already own" />
      <Icon name="next" size={20} tone="accent" />
    </Row>
  </Phone>
));
