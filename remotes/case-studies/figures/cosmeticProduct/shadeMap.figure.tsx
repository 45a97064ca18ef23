import { Panel, phoneFigure, Row, Space, Text } from '../kit/drawing';
import { Fact, Icon, Phone } from '../kit/screen';
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
      <Fact icon="check" iconSize={20} title="5 warm" detail="chosen today" detailSize={12} />
      <Fact
        icon="clock"
        iconSize={20}
        title="4 warm"
        detail="winter; you noted “pale by May”"
        detailSize={12}
      />
    </Panel>
    <Row note={3} columns={[1, 20]} gap={8}>
      <Text size={14} weight={600} tone="accent" isLine text="Start from a shade I already own" />
      <Icon name="next" size={20} tone="accent" />
    </Row>
  </Phone>
));
