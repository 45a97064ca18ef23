import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';
import { STUDY_PARTS, type StudyPart } from './study';

const StyledLabel = styled.span`
  display: block;
  margin-block-end: ${space[1]};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
  letter-spacing: 0.015em;
`;

/** The subject of a note, above its header and within its heading. */
export function PartLabel({ part }: { part: StudyPart }) {
  return <StyledLabel>{`${STUDY_PARTS[part]} `}</StyledLabel>;
}
