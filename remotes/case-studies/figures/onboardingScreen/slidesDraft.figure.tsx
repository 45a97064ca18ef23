import { Column, definePicture, Dot, Panel, Path, phoneFigure, Rect, Space, Text } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';

/** A seedling in a pot before a round sun: the picture on every such slide. */
const Seedling = definePicture(240, ({ width }) => {
  const cx = width / 2;
  return (
    <>
      <Dot at={[cx, 112, 108]} fill="accentWash" />
      <Path d={`M${cx} 160C${cx - 4} 120 ${cx + 4} 100 ${cx} 70`} line="accent" lineWidth={7} />
      <Path d={`M${cx} 112c-52 6-70-22-74-50 40-2 72 10 74 50z`} fill="accent" />
      <Path d={`M${cx} 88c48 2 66-24 68-52-38 0-68 12-68 52z`} fill="accent" />
      <Path d={`M${cx - 52} 156h104l-12 74h-80z`} fill="second" />
      <Rect at={[cx - 60, 150, 120, 20]} rx={3} fill="second" />
    </>
  );
});

const Dots = definePicture(10, ({ width }) =>
  [0, 1, 2, 3].map((index) => (
    <Dot key={index} at={[width / 2 - 30 + index * 20, 5, 5]} fill={index === 0 ? 'accent' : 'lineStrong'} />
  )),
);

export const slidesDraft = phoneFigure(() => (
  <Phone
    gap={18}
    pad={24}
    footer={
      <Column>
        <Dots />
        <Space h={26} />
        <Panel fill="none" pad={0} padX={24}>
          <Button radius={6}>Next</Button>
        </Panel>
        <Space h={30} />
      </Column>
    }
  >
    <Text size={14} tone="muted" align="end" isLine text="Skip" />
    <Seedling />
    <Text size={24} weight={700} align="middle" text="Welcome to your green journey!" />
    <Text size={15} tone="muted" align="middle">
      Dibber is the smart garden companion that helps you grow, whoever you are.
    </Text>
  </Phone>
));
