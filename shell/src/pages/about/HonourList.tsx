import type { Honour } from '../../profile/entries';
import { StyledHonour, StyledHonours, StyledIssued } from './HonourList.styles';

export function HonourList({ honours }: { honours: readonly Honour[] }) {
  return (
    <StyledHonours role="list">
      {honours.map(({ id, title, issuer, issued, link }) => (
        <StyledHonour key={id}>
          <img src={link} alt="" width={88} height={88} loading="lazy" />
          <h3>{title}</h3>
          <p>{issuer}</p>
          <StyledIssued>{issued}</StyledIssued>
        </StyledHonour>
      ))}
    </StyledHonours>
  );
}
