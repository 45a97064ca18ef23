import type { ProcessStep } from '../../profile/entries';
import { StyledNumber, StyledStep, StyledSteps, StyledText } from './ProcessChain.styles';

/** The steps end to end, like chained dimensions: each starts where the previous one ends. */
export function ProcessChain({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <StyledSteps>
      {steps.map(({ id, title, subTitle }) => (
        <StyledStep key={id}>
          <StyledNumber aria-hidden="true">{id}</StyledNumber>
          <h3>{title}</h3>
          <StyledText>{subTitle}</StyledText>
        </StyledStep>
      ))}
    </StyledSteps>
  );
}
