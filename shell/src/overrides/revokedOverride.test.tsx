import { OVERRIDES_KEY } from '@portfolio/contract';
import { render, screen } from '@testing-library/react';
import { loadComposition } from './loadComposition';
import { OverrideBanner } from './OverrideBanner';
import { readStoredOverrides } from './overrideStorage';
import { RemoteChoices } from './RemoteChoices';
import { REVOKED_FACTS, REVOKED_TEXT, SITE } from './overrides-testing/composition';

jest.mock('./loadComposition');

// Overrides are resolved once per document: a test counts as one document.
test('removes a stored override of a revoked release; banner and panel say why, and it is no longer offered', async () => {
  localStorage.setItem(OVERRIDES_KEY, '{"demos":{"kind":"release","version":"1.0.0"}}');
  const site = { ...SITE, facts: REVOKED_FACTS };
  jest.mocked(loadComposition).mockResolvedValue(site);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <>
      <OverrideBanner onOpenPanel={() => {}} />
      <RemoteChoices site={site} active={new Map()} />
    </>,
  );
  expect(await screen.findAllByText(REVOKED_TEXT)).toHaveLength(2);
  expect(screen.getByRole('complementary', { name: 'Override' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to the pinned release' })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /1\.0\.0/ })).not.toBeInTheDocument();
  expect(readStoredOverrides()).toBeNull();
  expect(warn).toHaveBeenCalledWith(`[overrides] Removed an override: ${REVOKED_TEXT}`);
  warn.mockRestore();
});
