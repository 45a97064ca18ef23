import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useQueryString } from './useQueryString';

function Probe() {
  const [queryString, setQueryString] = useQueryString();
  return <button onClick={() => setQueryString('?view=table')}>{queryString || 'none'}</button>;
}

const getProbe = () => screen.getByRole('button');

afterEach(() => window.history.replaceState(null, '', '/'));

it('reads the query of the page', () => {
  window.history.replaceState(null, '', '/work?q=drum');
  render(<Probe />);
  expect(getProbe()).toHaveTextContent('?q=drum');
});

it('is empty on the server', () => {
  window.history.replaceState(null, '', '/work?q=drum');
  expect(renderToString(<Probe />)).toContain('none');
});

it('replaces the query and keeps path, hash and the state of the router', () => {
  window.history.replaceState({ key: 'abc' }, '', '/work?q=drum#results');
  const lengthBefore = window.history.length;
  render(<Probe />);
  act(() => getProbe().click());
  expect(getProbe()).toHaveTextContent('?view=table');
  expect(window.location.href).toContain('/work?view=table#results');
  expect(window.history.state).toEqual({ key: 'abc' });
  expect(window.history.length).toBe(lengthBefore);
});

it('follows Back and Forward', () => {
  render(<Probe />);
  window.history.replaceState(null, '', '/?q=back');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(getProbe()).toHaveTextContent('?q=back');
});
