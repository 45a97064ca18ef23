import { PROOFS } from './content';
import { StyledCheck, StyledFigure, StyledProof } from './ProofList.styles';

export function ProofList() {
  return (
    <ul role="list">
      {PROOFS.map(({ figure, claim, check }) => (
        <StyledProof key={claim}>
          <h3>
            <StyledFigure>{figure}</StyledFigure> <span>{claim}</span>
          </h3>
          <StyledCheck>{check}</StyledCheck>
        </StyledProof>
      ))}
    </ul>
  );
}
