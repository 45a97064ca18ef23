import { PageHeader, Section } from '@portfolio/design';
import type { PageData } from '../../site-map/pageData';
import { ButtonSheet } from './ButtonSheet';
import { ColourSheet } from './ColourSheet';
import { PARTS_LEAD } from './content';
import { FieldSheet } from './FieldSheet';
import { FormSheet } from './FormSheet';
import { IconSheet } from './IconSheet';
import { RedlineSheet } from './RedlineSheet';
import { ScaleSheet } from './ScaleSheet';
import { ShowSheet } from './ShowSheet';
import { FeedbackSheet } from './FeedbackSheet';

/**
 * Every component of the design in every state, for developers. PageHeader and Section are shown by the page itself.
 */
export default function PartsPage({ data }: { data: PageData }) {
  return (
    <>
      <PageHeader
        kicker="For developers"
        title={data.title}
        lead={PARTS_LEAD}
        tags={['PageHeader', 'Section']}
      />
      <Section
        id="colours"
        title="Colours"
        lead="The ratios are computed from the tokens. Text needs 4.5 : 1, lines that matter 3 : 1."
      >
        <ColourSheet />
      </Section>
      <Section id="scales" title="Type and space">
        <ScaleSheet />
      </Section>
      <Section id="redline" title="Redline" measure="measure, label, select">
        <RedlineSheet />
      </Section>
      <Section id="buttons" title="Buttons" measure="14 categories">
        <ButtonSheet />
      </Section>
      <Section id="fields" title="Fields">
        <FieldSheet />
      </Section>
      <Section id="forms" title="Forms">
        <FormSheet />
      </Section>
      <Section id="show" title="Show">
        <ShowSheet />
      </Section>
      <Section id="tell" title="Tell">
        <FeedbackSheet />
      </Section>
      <Section id="icons" title="Icons">
        <IconSheet />
      </Section>
    </>
  );
}
