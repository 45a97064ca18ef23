import { Artboard, Button, SelectField, Slider, UndoIcon, color, fontSize, space } from '@portfolio/design';
import styled from 'styled-components';
import { toCssValue, toNumber } from './customProperty';
import type { CustomPropertyState } from './useCustomProperties';

const StyledFields = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[4]};

  /* A slider leaves as much room around its thumb. */
  & > :has(select) {
    margin-block-end: ${space[3]};
  }
  code {
    color: ${color.muted};
    font-size: ${fontSize.caption};
  }
`;

/** One control per custom property of an effect, with its live value. */
export function PropertyPanel({ panel }: { panel: CustomPropertyState }) {
  const { properties, values, isChanged, setValue, reset } = panel;
  return (
    <Artboard label="Custom properties" role="group" aria-label="Custom properties" data-needs-script="">
      <StyledFields>
        {properties.map((property) => {
          const value = values[property.name] ?? '';
          const shared = { label: property.label, hint: <code>{property.name}</code> };
          return property.kind === 'range' ? (
            <Slider
              {...shared}
              key={property.name}
              min={property.min}
              max={property.max}
              step={property.step}
              value={toNumber(value)}
              valueText={value}
              onChange={(next) => setValue(property.name, toCssValue(property, next))}
            />
          ) : (
            <SelectField
              {...shared}
              key={property.name}
              options={property.options}
              value={value}
              onChange={(next) => setValue(property.name, next)}
            />
          );
        })}
      </StyledFields>
      <Button category="text" icon={<UndoIcon />} onClick={reset} aria-disabled={!isChanged}>
        Reset the properties
      </Button>
    </Artboard>
  );
}
