import type { RemoteModule } from '@portfolio/contract';
import { describeExposed } from './describeExposed';

test('lists every member of the exposed module with its type, pages one by one', () => {
  const page = () => Promise.reject(new Error('not loaded'));
  const remote: RemoteModule = {
    id: 'demos',
    contractVersion: '1.0.0',
    catalogue: [],
    pages: { two: page, one: page },
  };
  expect(describeExposed(remote)).toEqual([
    'catalogue: array',
    'contractVersion: string',
    'id: string',
    'pages.one: function',
    'pages.two: function',
  ]);
});
