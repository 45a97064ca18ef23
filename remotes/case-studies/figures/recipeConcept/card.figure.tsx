import { cardFigure, CLOSE, CLOSE_PHONE_PX, Text } from '../kit/drawing';
import { Phone } from '../kit/screen';
import { BEANS, freeMinutes, totalMinutes } from './dishes';
import { Pot } from './Pot';
import { UprightTape } from './Tape';

const PX_PER_MINUTE = 9;
const TAPE_TOP = 140;

export const card = cardFigure(() => (
  <>
    <UprightTape x={44} y={-24} width={76} pxPerMinute={12.4} stretches={BEANS.main} />
    <Pot at={[142, 129, 142]} content="beans" size={142} />
    <g transform={`translate(304 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} width={CLOSE_PHONE_PX} pad={12} gap={4}>
        <Text size={21} weight={700} text="White beans and leeks" />
        <Text size={14} tone="muted" isLine text={`${totalMinutes(BEANS)} min, ${freeMinutes(BEANS)} free`} />
      </Phone>
      <UprightTape x={16} y={TAPE_TOP} width={24} pxPerMinute={PX_PER_MINUTE} stretches={BEANS.main} />
      <Text at={[54, TAPE_TOP + 2, 150]} size={15} weight={600} isLine text="Slice and wash" />
      <Text at={[54, TAPE_TOP + 25, 150]} size={14} tone="accent" isLine text="2 leeks" />
    </g>
  </>
));
