import { isServiceWorkerOn } from './serviceWorkerSetting';

test('the switch is on, off, or a mistake that says so', () => {
  expect(isServiceWorkerOn()).toBe(true);
  expect(isServiceWorkerOn('off')).toBe(false);
  expect(() => isServiceWorkerOn('no')).toThrow('PORTFOLIO_SERVICE_WORKER is "no"');
});
