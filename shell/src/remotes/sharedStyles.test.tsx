import { allowConsole } from '@portfolio/testing';
import { render } from '@testing-library/react';
import * as styledComponents from 'styled-components';
import * as sharedStyles from './sharedStyles';

test('remotes get the shell’s styled-components, except its server-only exports', () => {
  const { createGlobalStyle: _own, ...shared } = sharedStyles;
  expect(styledComponents).toMatchObject(shared);
});

test('the global style of a remote has no effect, and the console warns', () => {
  allowConsole(/A remote has no global style/);
  const GlobalStyle = sharedStyles.createGlobalStyle();
  const { container } = render(<GlobalStyle />);
  expect(container).toBeEmptyDOMElement();
});
