import type { ProcessStep } from '../../profile/processSteps';
import { StyledNumber, StyledStep, StyledSteps, StyledText } from './ProcessChain.styles';

/** The steps end to end, like chained dimensions: each starts where the previous one ends. */
export function ProcessChain({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <StyledSteps>
      {steps.map(({ id, title, subTitle }, index) => (
        <StyledStep key={id}>
          <StyledNumber aria-hidden="true">{index + 1}</StyledNumber>
          <h3>{title}</h3>
          <StyledText>{subTitle}</StyledText>
        </StyledStep>
      ))}
    </StyledSteps>
  );
}
