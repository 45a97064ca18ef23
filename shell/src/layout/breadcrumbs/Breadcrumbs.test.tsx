import { act, render, screen } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

type Report = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;

let report: Report;
let observed: Element | undefined;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    report = callback as unknown as Report;
    return {
      observe: (marker: Element) => (observed = marker),
      disconnect: () => (observed = undefined),
    } as unknown as IntersectionObserver;
  });
});

const scrollMarkerTo = (top: number, isIntersecting: boolean) =>
  act(() => report([{ isIntersecting, boundingClientRect: { top } }]));

const getBar = () => screen.getByRole('navigation', { name: 'Breadcrumb' }).closest('[data-scrolled]');

const HOME = [{ title: 'Home', path: '/' }];
const WORK = [...HOME, { title: 'Work', path: '/work' }];

const renderBreadcrumbs = (crumbs = WORK) => render(<Breadcrumbs crumbs={crumbs} />);

test('gets the scroll state once the page is scrolled past the bar, and loses it on the way back', () => {
  renderBreadcrumbs();
  expect(getBar()).toBeNull();
  scrollMarkerTo(-8, false);
  expect(getBar()).not.toBeNull();
  scrollMarkerTo(32, true);
  expect(getBar()).toBeNull();
});

test('has no scroll state after scrolling there and back within one report', () => {
  renderBreadcrumbs();
  act(() =>
    report([
      { isIntersecting: false, boundingClientRect: { top: -900 } },
      { isIntersecting: true, boundingClientRect: { top: 108 } },
    ]),
  );
  expect(getBar()).toBeNull();
});

test('has no scroll state while the bar is still below the window', () => {
  renderBreadcrumbs();
  scrollMarkerTo(2000, false);
  expect(getBar()).toBeNull();
});

test('gets the scroll state on a page that follows home, which has no bar', () => {
  const { rerender } = renderBreadcrumbs(HOME);
  rerender(<Breadcrumbs crumbs={WORK} />);
  expect(observed).toBeInTheDocument();
  scrollMarkerTo(-8, false);
  expect(getBar()).not.toBeNull();
});

test('loses the scroll state when the bar disappears', () => {
  const { rerender } = renderBreadcrumbs();
  scrollMarkerTo(-8, false);
  rerender(<Breadcrumbs crumbs={HOME} />);
  expect(observed).toBeUndefined();
  rerender(<Breadcrumbs crumbs={WORK} />);
  expect(getBar()).toBeNull();
  expect(observed).toBeInTheDocument();
});
