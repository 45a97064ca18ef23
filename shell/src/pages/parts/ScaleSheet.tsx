import { Dimension, fontFamily, fontSize, fontWidth, radius, space } from '@portfolio/design';
import { Fragment } from 'react';
import { SAMPLE_TEXT } from './content';
import { StyledCorner, StyledScale, StyledTerm, StyledTypeSample } from './ScaleSheet.styles';
import { Specimen } from './Specimen';
import { StyledSpecimens } from './Specimen.styles';

/** Samples of type, spacing and corners at actual size. */
export function ScaleSheet() {
  return (
    <StyledSpecimens>
      <Specimen name="fontSize" note="Eight sizes. The large ones grow with the window." isWide>
        <StyledScale>
          {Object.entries(fontSize).map(([name, size]) => (
            <Fragment key={name}>
              <StyledTerm>{name}</StyledTerm>
              <StyledTypeSample style={{ fontSize: size }}>{SAMPLE_TEXT}</StyledTypeSample>
            </Fragment>
          ))}
        </StyledScale>
      </Specimen>
      <Specimen
        name="fontWidth, fontFamily"
        note="One family, stretched: the two largest headings wide, text normal, labels narrower."
      >
        <StyledScale>
          {Object.entries(fontWidth).map(([name, width]) => (
            <Fragment key={name}>
              <StyledTerm>
                {name}, {width}
              </StyledTerm>
              <StyledTypeSample style={{ fontStretch: width }}>{SAMPLE_TEXT}</StyledTypeSample>
            </Fragment>
          ))}
          <StyledTerm>mono</StyledTerm>
          <StyledTypeSample style={{ fontFamily: fontFamily.mono }}>{SAMPLE_TEXT}</StyledTypeSample>
        </StyledScale>
      </Specimen>
      <Specimen name="radius" note="Corners are nearly sharp. Only circles are round.">
        {Object.entries(radius).map(([name, size]) => (
          <div key={name}>
            <StyledCorner style={{ borderRadius: size }} />
            <StyledTerm as="p">
              {name}, {size}
            </StyledTerm>
          </div>
        ))}
      </Specimen>
      <Specimen name="space" note="Distances on a grid of 4 px, in rem." isWide>
        <StyledScale>
          {Object.entries(space).map(([name, size]) => (
            <Fragment key={name}>
              <StyledTerm>
                {name}, {size}
              </StyledTerm>
              <dd style={{ inlineSize: size }}>
                <Dimension />
              </dd>
            </Fragment>
          ))}
        </StyledScale>
      </Specimen>
    </StyledSpecimens>
  );
}
