import { installVisibility } from '../demo-testing/visibility';
import { watchHidden } from './watchHidden';

test('calls back when the document is hidden, but not when it is shown', () => {
  const onHidden = jest.fn();
  const visibility = installVisibility();
  const stop = watchHidden(onHidden);
  visibility.change('visible');
  expect(onHidden).not.toHaveBeenCalled();

  visibility.change('hidden');
  expect(onHidden).toHaveBeenCalledTimes(1);
  stop();
});

test('calls back at once if the document is hidden already', () => {
  const onHidden = jest.fn();
  installVisibility().change('hidden');
  watchHidden(onHidden)();

  expect(onHidden).toHaveBeenCalledTimes(1);
});

test('calls back when the document is left', () => {
  const onHidden = jest.fn();
  const stop = watchHidden(onHidden);
  window.dispatchEvent(new Event('pagehide'));

  expect(onHidden).toHaveBeenCalledTimes(1);
  stop();
});

test('leaves no listener', () => {
  const onHidden = jest.fn();
  const visibility = installVisibility();
  watchHidden(onHidden)();
  visibility.change('hidden');
  window.dispatchEvent(new Event('pagehide'));

  expect(onHidden).not.toHaveBeenCalled();
});
