import { allowConsole } from '@portfolio/testing';
import { render } from '@testing-library/react';
import * as styledComponents from 'styled-components';
import * as sharedStyles from './sharedStyles';

test('remotes get the styled-components of the shell, but for what only a server uses', () => {
  const { createGlobalStyle: _own, ...shared } = sharedStyles;
  expect(styledComponents).toMatchObject(shared);
});

test('the global style of a remote styles nothing, and the console says so', () => {
  allowConsole(/A remote has no global style/);
  const GlobalStyle = sharedStyles.createGlobalStyle();
  const { container } = render(<GlobalStyle />);
  expect(container).toBeEmptyDOMElement();
});
