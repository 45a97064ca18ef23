import { Artboard, Button, SelectField, Slider, UndoIcon, color, fontSize, space } from '@portfolio/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CustomProperty, PropertyValues } from './customProperty';
import { toCssValue, toNumber } from './customProperty';

interface PropertyPanelProps {
  properties: readonly CustomProperty[];
  values: PropertyValues;
  isChanged: boolean;
  onChange: (name: string, value: string) => void;
  onReset: () => void;
  /** Further controls, such as pause. */
  children?: ReactNode;
}

const StyledFields = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[4]};

  code {
    color: ${color.muted};
    font-size: ${fontSize.caption};
  }
`;

/** One control per custom property of an effect, with its live value. */
export function PropertyPanel(props: PropertyPanelProps) {
  const { properties, values, isChanged, onChange, onReset, children } = props;
  return (
    <Artboard label="Custom properties" role="group" aria-label="Custom properties">
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
              onChange={(next) => onChange(property.name, toCssValue(property, next))}
            />
          ) : (
            <SelectField
              {...shared}
              key={property.name}
              options={property.options}
              value={value}
              onChange={(next) => onChange(property.name, next)}
            />
          );
        })}
      </StyledFields>
      {children}
      <Button category="text" icon={<UndoIcon />} onClick={onReset} aria-disabled={!isChanged}>
        Reset the properties
      </Button>
    </Artboard>
  );
}
