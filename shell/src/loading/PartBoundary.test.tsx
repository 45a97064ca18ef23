import { render, screen } from '@testing-library/react';
import { PartBoundary } from './PartBoundary';

test('catches an error of a part, and starts the part again when it is opened again', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onFail = jest.fn();
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('render');
    return <p>Part</p>;
  }
  const toPage = (isWanted: boolean) => (
    <>
      <h1>Page</h1>
      <PartBoundary isWanted={isWanted} onFail={onFail}>
        <Part />
      </PartBoundary>
    </>
  );
  const { rerender } = render(toPage(true));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(onFail).toHaveBeenCalledTimes(1);
  rerender(toPage(false));
  expect(screen.queryByText('Part')).toBeNull();
  isBroken = false;
  rerender(toPage(true));
  expect(screen.getByText('Part')).toBeVisible();
  expect(onFail).toHaveBeenCalledTimes(1);
  complain.mockRestore();
});
