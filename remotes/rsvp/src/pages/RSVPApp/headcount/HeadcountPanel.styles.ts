import { color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;
`;

export const StyledFigures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};

  dt {
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
  }
`;

export const StyledNumber = styled.dd`
  font-size: ${fontSize.h2};
  font-stretch: ${fontWidth.wide};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1;
`;

export const StyledScale = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  white-space: nowrap;
`;

export const StyledBar = styled.div`
  display: flex;
  block-size: 1.5rem;
  border: 1px solid ${color.lineStrong};
  background: ${color.sunken};
`;

export const StyledShare = styled.div`
  &:where([data-kind='coming']) {
    background: ${color.ink};

    @media ${media.forcedColors} {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  &:where([data-kind='waiting']) {
    background: repeating-linear-gradient(135deg, ${color.lineStrong} 0 1.5px, transparent 1.5px 7px);
    border-inline-end: 1px solid ${color.lineStrong};
  }
`;

export const StyledVerdict = styled.p`
  color: ${color.ink};
  font-weight: 400;

  &:where([data-over]) {
    color: ${color.danger};
    font-weight: 650;
  }
`;
