import { createEntry } from '@portfolio/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Article } from './Article';
import { SAMPLE_FIGURES, SAMPLE_STUDY } from './article-testing/sampleStudy';

test('hydrates at any depth of the URL without a difference', async () => {
  // React's server build needs them, and jsdom has none.
  const { TextEncoder } = await import('node:util');
  const { MessageChannel } = await import('node:worker_threads');
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');

  const page = (
    <Article
      project={createEntry()}
      services={{ showAlert: () => () => {} }}
      study={SAMPLE_STUDY}
      figures={SAMPLE_FIGURES}
    />
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  expect(screen.getByText('First paragraph.')).toBeVisible();

  window.history.replaceState(null, '', '?depth=30s');
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError });
    await Promise.resolve();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.queryByText('First paragraph.')).not.toBeInTheDocument();
});
