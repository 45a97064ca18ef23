import { figure, Panel, Row, Text, Titled, type Tone } from '../kit/drawing';
import { Icon } from '../kit/screen';
import { BenchScreen, Mark, SCREEN_SHEET, zone } from './BenchScreen';
import { Mug } from './items';
import { beltZone, boxZone } from './parts';

function option(label: string, mark: 'close' | 'check', tone: Tone, mug: Tone) {
  return (
    <Panel pad={7} radius={3} fill="card" line={tone} lineWidth={2} isDashed={mark === 'close'} gap={6}>
      <Mug size={80} tone={mug} />
      <Row columns={[16, 1]} gap={2}>
        <Icon name={mark} size={16} stroke={2.6} tone={tone} />
        <Text size={14} weight={600} isLine text={label} />
      </Row>
    </Panel>
  );
}

export const wrongItem = figure(
  SCREEN_SHEET,
  () => (
    <>
      <BenchScreen
        active={0}
        band="danger"
        bandInk="surface"
        zones={[
          zone(
            'Not in this order',
            18,
            <Row gap={10}>
              {option('Scanned', 'close', 'danger', 'success')}
              {option('Wanted', 'check', 'success', 'info')}
            </Row>,
            <Titled
              title="Green: grey tray"
              detail="Then scan a blue one"
              size={20}
              weight={700}
              detailSize={16}
              detailTone="ink"
              gap={3}
            />,
          ),
          boxZone('Three of four are in'),
          beltZone('Label prints after the scale'),
        ]}
      />
      <Mark n={1} side="left" to={[54, 174]} />
      <Mark n={2} side="left" to={[35, 281]} />
    </>
  ),
  { floor: 18.4, narrow: [[[1, 4, 542, 418]]] },
);
