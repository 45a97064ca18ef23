import { Column, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Phone, Segments, TabBar } from '../kit/screen';

/** The screen's parts from top to bottom; another drawing measures them. */
export const BEFORE_PARTS = {
  wordOfTheDay: (
    <Panel fill="secondWash" pad={12} gap={2}>
      <Text size={12} weight={600} tone="second" isLine text="WORD OF THE DAY" />
      <Text size={16} weight={700} isLine text="petrichor" />
    </Panel>
  ),
  headword: (
    <Titled
      title="sanc•tion"
      detail="/ˈsaŋ(k)ʃ(ə)n/ n. [C, U]; v. tr."
      size={24}
      weight={700}
      detailSize={12}
    />
  ),
  tabs: <Segments options={['Define', 'Thesaurus', 'Origin']} selected={0} size={12.5} />,
  meanings: (
    <Column gap={8}>
      <Text size={12.5}>
        n. 1. a. (Eccl., obs.) a decree, esp. of a synod. b. (Law) the penalty annexed to an offence.
      </Text>
      <Text size={12.5}>
        2. a. a coercive measure adopted usu. by several nations in concert (freq. pl.). b. a consideration
        that impels to moral action.
      </Text>
      <Text size={12.5}>
        3. explicit or official approval, permission, or ratification. See also SANCTIFY, SANCTUM.
      </Text>
    </Column>
  ),
  advertisement: (
    <Panel line="line" minHeight={64} pad={12}>
      <Row columns={[1, 60]} gap={8}>
        <Text size={12.5} tone="muted" text="Advertisement. Learn a language in 3 weeks!" />
        <Text size={12.5} weight={600} tone="second" align="end" isLine text="Install" />
      </Row>
    </Panel>
  ),
};

export const entryBefore = phoneFigure(() => (
  <Phone
    title="Dictionary"
    left="list"
    right="heart"
    gap={10}
    pad={14}
    footer={<TabBar selected={0} tabs={{ book: 'Words', star: 'Games', bell: 'Daily', person: 'You' }} />}
  >
    {BEFORE_PARTS.wordOfTheDay}
    {BEFORE_PARTS.headword}
    {BEFORE_PARTS.tabs}
    {BEFORE_PARTS.meanings}
    {BEFORE_PARTS.advertisement}
  </Phone>
));
