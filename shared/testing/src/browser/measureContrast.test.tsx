import { measureContrast } from './measureContrast';

test('reports an element that is not there: its contrast is not known to be sufficient', () => {
  // jsdom draws nothing, and says so in the console.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(measureContrast(['#gone'])).toEqual(['#gone was not found']);
});
