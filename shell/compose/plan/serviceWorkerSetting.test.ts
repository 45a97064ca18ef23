import { isServiceWorkerOn } from './serviceWorkerSetting';

test('accepts on and off, and refuses any other value with a message', () => {
  expect(isServiceWorkerOn()).toBe(true);
  expect(isServiceWorkerOn('off')).toBe(false);
  expect(() => isServiceWorkerOn('no')).toThrow('PORTFOLIO_SERVICE_WORKER is "no"');
});
