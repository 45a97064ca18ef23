import { TagList } from '@portfolio/design';
import type { ProcessStep } from '../../profile/entries';
import { StyledNumber, StyledStep, StyledSteps } from './ProcessList.styles';

export function ProcessList({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <StyledSteps>
      {steps.map(({ id, title, subTitle, skills }) => (
        <StyledStep key={id}>
          <StyledNumber aria-hidden="true">{id}</StyledNumber>
          <h3>{title}</h3>
          <p>{subTitle}</p>
          <TagList tags={skills} label={`Skills for ${title}`} />
        </StyledStep>
      ))}
    </StyledSteps>
  );
}
