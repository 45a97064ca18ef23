import { SiteError } from '@portfolio/contract';
import { startRemoteDevServer } from './devRemote';
import { startAllDevServers } from './devShell';

jest.mock('./devRemote', () => ({ startRemoteDevServer: jest.fn() }));

test('if a server does not start, those before it stop, and the command can end', async () => {
  const stop = jest.fn(() => Promise.resolve());
  jest
    .mocked(startRemoteDevServer)
    .mockResolvedValueOnce({ id: 'one', url: 'http://127.0.0.1:1', stop })
    .mockRejectedValueOnce(new SiteError('its package is named "two"', 'BAD_PACKAGE'));
  await expect(startAllDevServers('no-folder', ['one', 'two'], 0)).rejects.toMatchObject({
    code: 'BAD_PACKAGE',
  });
  expect(stop).toHaveBeenCalledTimes(1);
});
