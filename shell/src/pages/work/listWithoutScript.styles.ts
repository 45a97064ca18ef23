import { space } from '@portfolio/design';
import styled from 'styled-components';

/** For each choice of the field, the positions of the list items that it shows, from 1. */
export type Choices = readonly (readonly number[])[];

/** A choice hides the other items, the count above the list, which no longer applies, and the lists below it. */
function toRules(choices: Choices): string {
  const toList = (choice: string) => `:has(> noscript > & option${choice}:checked)`;
  const other = toList(':not([value=""])');
  return [
    `${other} > [role="status"], ${other} > ul ~ ul { display: none; }`,
    ...choices.map((places, index) => {
      const shown = places.map((place) => `:nth-child(${place})`).join(', ');
      return `${toList(`[value="${index}"]`)} > ul:not(ul ~ ul) > li:not(${shown}) { display: none; }`;
    }),
  ].join('\n');
}

export const StyledChoice = styled.form<{ $choices: Choices }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  margin-block: ${space[3]} ${space[5]};

  & > p {
    flex: 1 1 100%;
    max-inline-size: 60ch;
  }
  /* A browser that does not know the rules shows the whole list, and no field. */
  & > :not(p) {
    position: absolute;
    visibility: hidden;
  }
  /* Where scripts run, the rules would be matched against each item in vain. */
  @media (scripting: none) {
    @supports selector(:has(a)) {
      & > :not(p) {
        position: relative;
        visibility: visible;
      }
      ${({ $choices }) => toRules($choices)}
    }
  }
`;
