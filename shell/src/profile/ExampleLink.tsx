import styled from 'styled-components';

/* One line, if it fits into one. */
const StyledLink = styled.a`
  display: inline-block;
`;

/** Leads to what it means that something is only an example. */
export const ExampleLink = () => <StyledLink href="/disclaimer#examples">What that means</StyledLink>;
