import { renderPage } from '@portfolio/testing';
import { screen } from '@testing-library/react';
import InfiniteScrollPage from './page';

test('says which of its two parts needs a script', () => {
  renderPage(InfiniteScrollPage, { title: 'Infinite scroll' });
  expect(screen.getByText('None for the marquee; the feed is loaded by script')).toBeInTheDocument();
});
