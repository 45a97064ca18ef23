import { act, render, screen } from '@testing-library/react';
import { useLazyPart } from './useLazyPart';

const Table = () => <p>The table</p>;

function Page({
  load,
  isWanted,
  onFail,
}: {
  load: () => Promise<typeof Table>;
  isWanted: boolean;
  onFail?: () => void;
}) {
  const { Part, hasFailed } = useLazyPart(load, isWanted, onFail);
  return (
    <>
      {hasFailed && <p role="alert">Not there</p>}
      {Part !== null && <Part />}
    </>
  );
}

test('loads nothing before it is needed, and only once', async () => {
  const load = jest.fn(() => Promise.resolve(Table));
  const { rerender } = render(<Page load={load} isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Page load={load} isWanted />);
  expect(await screen.findByText('The table')).toBeInTheDocument();
  rerender(<Page load={load} isWanted={false} />);
  rerender(<Page load={load} isWanted />);
  expect(load).toHaveBeenCalledTimes(1);
});

test('reports a failure, and retries when it is opened again', async () => {
  let isOffline = true;
  const load = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Table));
  const handleFail = jest.fn();
  const { rerender } = render(<Page load={load} isWanted onFail={handleFail} />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(handleFail).toHaveBeenCalledTimes(1);
  isOffline = false;
  rerender(<Page load={load} isWanted={false} onFail={handleFail} />);
  await act(async () => rerender(<Page load={load} isWanted onFail={handleFail} />));
  expect(await screen.findByText('The table')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
