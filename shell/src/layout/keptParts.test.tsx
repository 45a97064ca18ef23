import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { KEPT_PARTS } from './keptParts';
import { RENDERED_PARTS } from './renderedParts';

const { Footer, NavList } = KEPT_PARTS;

const listCurrent = () =>
  [...document.querySelectorAll('[aria-current]')].map(
    (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
  );

afterEach(() => {
  document.body.innerHTML = '';
});

test('keeps the entries of the navigation, and marks the current one', async () => {
  const html = renderToString(<RENDERED_PARTS.NavList currentPath="/" />);
  document.body.innerHTML = `<nav id="main-navigation">${html}</nav>`;
  const nav = screen.getByRole('navigation');
  const [first] = within(nav).getAllByRole('link');
  const root = await act(() => hydrateRoot(nav, <NavList currentPath="/" />));
  expect(listCurrent()).toEqual(['/ page']);
  await act(() => root.render(<NavList currentPath="/work/js" />));
  expect(listCurrent()).toEqual(['/work true']);
  expect(within(nav).getAllByRole('link')[0]).toBe(first);
  await act(() => root.unmount());
});

test('keeps the footer of the frame, not that of a page', () => {
  document.body.innerHTML = `<div id="root"><div><main><footer>Of a page</footer></main>${renderToString(<RENDERED_PARTS.Footer />)}</div></div>`;
  const { container, unmount } = render(<Footer />, { container: document.createElement('div') });
  expect(container).toHaveTextContent('© ');
  expect(container).not.toHaveTextContent('Of a page');

  // The frame failed and is rendered again.
  unmount();
  document.body.innerHTML = '';
  expect(render(<Footer />).container).toHaveTextContent('© ');
});
