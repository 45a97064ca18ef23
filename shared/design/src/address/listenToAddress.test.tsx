import { listenToAddress } from './listenToAddress';

const PAGE = '/work/js/arrayCardio';
const navigation = new EventTarget();
const onChange = jest.fn();
let stop: () => void;

const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));
const changeEntry = (navigationType: string) =>
  navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));

beforeEach(() => {
  Object.assign(window, { navigation });
  window.history.replaceState(null, '', PAGE);
  onChange.mockClear();
  stop = listenToAddress(onChange);
});

afterEach(() => {
  stop();
  Object.assign(window, { navigation: undefined });
});

test('calls back for Back and for a link to this page, until it is stopped', () => {
  goBack();
  expect(onChange).toHaveBeenCalledTimes(1);
  changeEntry('push');
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  goBack();
  changeEntry('push');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('ignores what the page itself writes to the address', () => {
  changeEntry('replace');
  expect(onChange).not.toHaveBeenCalled();
});

test('ignores the address of another page', () => {
  window.history.replaceState(null, '', '/work');
  goBack();
  changeEntry('push');
  expect(onChange).not.toHaveBeenCalled();
});

test('follows a change of the hash in a browser without the Navigation API', async () => {
  stop();
  Object.assign(window, { navigation: undefined });
  stop = listenToAddress(onChange);
  const changed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.location.hash = 'part';
  await changed;
  expect(onChange).toHaveBeenCalledTimes(1);
});
