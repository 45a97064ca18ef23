import { createEntry } from '@portfolio/testing';
import { render, screen } from '@testing-library/react';
import { MarkViewer } from './MarkViewer';

const img = { src: 'tern.svg', alt: 'A tern over waves.', widthPx: 96, heightPx: 96 };
const MARK = {
  ...createEntry({ id: 'tern', title: 'Tern Ferries', tags: ['Ferry'] }),
  remoteId: 'logos',
  img,
};

test('shows a mark as construction, beside its name, at three sizes, in one colour and reversed', () => {
  render(
    <MarkViewer
      marks={[{ ...MARK, img: { ...img, sheet: 'ternSheet.svg' } }]}
      shownId="mark-tern"
      onShow={() => {}}
    />,
  );
  expect(
    screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent),
  ).toEqual([
    'Construction on a square of 96 units',
    'Mark and name',
    '48, 24, 16 px',
    'One colour',
    'Reversed',
  ]);
  const sizes = screen.getAllByRole('img', { name: /^The mark at/ });
  expect(sizes.map((image) => image.getAttribute('width'))).toEqual(['48', '24', '16']);
  expect(screen.getByText('A tern over waves. Ferry.')).toBeInTheDocument();
});

test('shows a mark without a sheet on its own', () => {
  render(<MarkViewer marks={[MARK]} shownId="mark-tern" onShow={() => {}} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The mark of Tern Ferries' })).toHaveAttribute('src', 'tern.svg');
});
