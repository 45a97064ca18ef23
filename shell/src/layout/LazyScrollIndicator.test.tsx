import { media } from '@portfolio/design';
import { render, screen } from '@testing-library/react';
import { LazyScrollIndicator, WIDE } from './LazyScrollIndicator';

const setWidth = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = {
      matches: isWide && query === WIDE,
      addEventListener: () => {},
      removeEventListener: () => {},
    };
    return list as unknown as MediaQueryList;
  });

const renderPage = () =>
  render(
    <>
      <main>
        <section id="skills" aria-label="Skills" />
        <section id="process" aria-label="Process" />
      </main>
      <LazyScrollIndicator currentPath="/about" />
    </>,
  );

afterEach(() => jest.restoreAllMocks());

test('uses the width of the design', () => expect(WIDE).toBe(media.wide));

test('lists the sections in a wide window', async () => {
  setWidth(true);
  renderPage();
  // In jsdom's narrow window the styles hide it.
  expect(await screen.findAllByRole('link', { hidden: true })).toHaveLength(2);
});

test('observes neither page nor scrolling in a narrow window', () => {
  setWidth(false);
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  const listen = jest.spyOn(window, 'addEventListener');
  renderPage();
  expect(observe).not.toHaveBeenCalled();
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('scroll');
});
