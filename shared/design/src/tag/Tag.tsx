import styled from 'styled-components';
import { color, fontSize, fontWidth, radius } from '../tokens';

/** A short, fixed label. It is not interactive; a {@link Chip} is. */
export const Tag = styled.span`
  display: inline-block;
  padding: 0.125rem 0.4375rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
  line-height: 1.4;
  letter-spacing: 0.015em;
`;
