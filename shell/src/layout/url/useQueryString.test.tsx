import '../../auth/auth-testing/textCoding';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, Router } from 'react-router-dom';
import { useQueryString } from './useQueryString';

const NAVIGATOR = { createHref: createPath, go: () => {}, push: () => {}, replace: () => {} };

/** The router of the page at this address. */
const PageRouter = ({ address, children }: { address: string; children: ReactNode }) => (
  <Router location={address} navigator={NAVIGATOR}>
    {children}
  </Router>
);

function Probe() {
  const [queryString, setQueryString] = useQueryString();
  return <button onClick={() => setQueryString('?view=table')}>{queryString || 'none'}</button>;
}

/** Renders the page at an address, to which a link leads again with the returned function. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  const toPage = (to: string) => (
    <PageRouter address={to}>
      <Probe />
    </PageRouter>
  );
  const { rerender } = render(toPage(address));
  return (to: string) => {
    window.history.pushState(null, '', to);
    rerender(toPage(to));
  };
}

const getProbe = () => screen.getByRole('button');
const firePopstate = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

afterEach(() => window.history.replaceState(null, '', '/'));

test('reads the query of the page', () => {
  open('/work?q=drum');
  expect(getProbe()).toHaveTextContent('?q=drum');
});

test('is empty on the server', () => {
  window.history.replaceState(null, '', '/work?q=drum');
  const page = (
    <PageRouter address="/work?q=drum">
      <Probe />
    </PageRouter>
  );
  expect(renderToString(page)).toContain('none');
});

test('replaces the query and keeps path, hash and the state of the router', () => {
  open('/work?q=drum#results');
  window.history.replaceState({ key: 'abc' }, '');
  const lengthBefore = window.history.length;
  act(() => getProbe().click());
  expect(getProbe()).toHaveTextContent('?view=table');
  expect(window.location.href).toContain('/work?view=table#results');
  expect(window.history.state).toEqual({ key: 'abc' });
  expect(window.history.length).toBe(lengthBefore);
});

test('follows Back and Forward', () => {
  open('/work');
  window.history.replaceState(null, '', '/work?q=back');
  firePopstate();
  expect(getProbe()).toHaveTextContent('?q=back');
});

test('follows a link to the same page with another query', () => {
  const followLink = open('/work?q=drum');
  followLink('/work');
  expect(getProbe()).toHaveTextContent('none');
});

test('keeps its query and leaves the address unchanged while Back loads another page', () => {
  open('/work?q=drum');
  window.history.replaceState(null, '', '/about?x=1');
  firePopstate();
  expect(getProbe()).toHaveTextContent('?q=drum');
  act(() => getProbe().click());
  expect(window.location.search).toBe('?x=1');
});
