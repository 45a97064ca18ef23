import { TagList } from '@portfolio/design';
import type { ProcessStep } from '../../profile/processSteps';
import { StyledNumber, StyledStep, StyledSteps } from './ProcessList.styles';

export function ProcessList({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <StyledSteps>
      {steps.map(({ id, title, subTitle, skills }, index) => (
        <StyledStep key={id}>
          <StyledNumber aria-hidden="true">{index + 1}</StyledNumber>
          <h3>{title}</h3>
          <p>{subTitle}</p>
          <TagList tags={skills} label={`Skills for ${title}`} />
        </StyledStep>
      ))}
    </StyledSteps>
  );
}
