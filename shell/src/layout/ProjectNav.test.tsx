import { act, render, screen } from '@testing-library/react';
import { ProjectNav } from './ProjectNav';

const getBar = () => screen.getByRole('navigation', { name: 'Projects' });

function renderNav() {
  render(
    <ProjectNav
      previous={{ title: 'Drum kit', path: '/work/js/drumKit' }}
      next={{ title: 'Canvas', path: '/work/js/canvasExample' }}
      allWorkPath="/work"
    />,
  );
}

test('links the neighbours by title and the list', () => {
  renderNav();
  expect(getBar()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous Drum kit' })).toHaveAttribute('href', '/work/js/drumKit');
  expect(screen.getByRole('link', { name: 'Next Canvas' })).toHaveAttribute('href', '/work/js/canvasExample');
  expect(screen.getByRole('link', { name: 'All work' })).toHaveAttribute('href', '/work');
});

test('has the scroll state while its end is above the lower edge of the window, at the end of a page', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const observer = jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    report = callback as unknown as typeof report;
    return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
  });
  renderNav();
  expect(getBar().nextElementSibling).not.toBeNull();
  expect(observer.mock.lastCall?.[1]).toEqual({ rootMargin: '1000000px 0px 0px' });
  expect(getBar()).not.toHaveAttribute('data-scrolled');
  act(() => report([{ isIntersecting: true }]));
  expect(getBar()).toHaveAttribute('data-scrolled');
  act(() => report([{ isIntersecting: false }]));
  expect(getBar()).not.toHaveAttribute('data-scrolled');
});
