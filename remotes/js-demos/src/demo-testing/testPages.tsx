import { cleanup, render, screen } from '@testing-library/react';
import { Activity, act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { catalogue, pages } from '../remote';
import { countResources } from './countResources';
import { renderOnServer } from './renderOnServer';

const services = { showAlert: () => () => {} };

async function loadPage(id: string) {
  const load = pages[id];
  if (load === undefined) throw new Error(`No page ${id}`);
  return (await load()).default;
}

/**
 * Holds every second page, from the first or the second on, to the rules that all pages share. Two files take half of
 * the pages each, so that they run beside each other.
 */
export function testPages(first: 0 | 1): void {
  // A machine that runs all tests at once takes its time; a test that runs out of it would disturb the next ones.
  jest.setTimeout(120_000);
  const entries = catalogue
    .filter((_, index) => index % 2 === first)
    .map((entry) => [entry.id, entry] as const);

  // jsdom has neither canvas nor media; the demos ask for both.
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  });

  test.each(entries)('%s: is readable before any script runs', async (id, entry) => {
    const host = document.createElement('div');
    host.innerHTML = renderOnServer(await loadPage(id), entry);

    expect(host.querySelectorAll('h1')).toHaveLength(1);
    expect(host.querySelector('h1')).toHaveTextContent(entry.title);
    expect(host.querySelector('#how-it-works')?.textContent?.length).toBeGreaterThan(600);
    expect(host).toHaveTextContent(`remotes/js-demos/src/pages/${id}`);
  });

  test.each(entries)('%s: hydrates what the server sent without a difference', async (id, entry) => {
    const Page = await loadPage(id);
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderOnServer(Page, entry);
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(host, <Page project={entry} services={services} />, {
        onRecoverableError: (error) => errors.push(error),
      }),
    );

    expect(errors).toEqual([]);
    await act(async () => root.unmount());
    host.remove();
  });

  test.each(entries)('%s: leaves nothing behind after it was opened and left 50 times', async (id, entry) => {
    const Page = await loadPage(id);
    const openAndLeave = async () => {
      render(<Page project={entry} services={services} />);
      await act(async () => {});
      cleanup();
    };
    const counter = countResources();
    try {
      // The first time, React itself settles in the document for good.
      await openAndLeave();
      const before = counter.read();
      for (let time = 0; time < 50; time += 1) await openAndLeave();
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

      expect(counter.read()).toEqual(before);
    } finally {
      counter.restore();
    }
  });

  test.each(entries)('%s: rests while it is kept alive out of sight, and comes back', async (id, entry) => {
    const Page = await loadPage(id);
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Page project={entry} services={services} />
      </Activity>
    );
    const counter = countResources();
    try {
      const { rerender } = render(view('visible'));
      await act(async () => {});
      rerender(view('hidden'));
      await act(async () => {});
      const hidden = counter.read();
      for (let time = 0; time < 3; time += 1) {
        rerender(view('visible'));
        await act(async () => {});
        rerender(view('hidden'));
        await act(async () => {});
      }

      expect(counter.read()).toEqual(hidden);
      expect(hidden).toMatchObject({ frames: 0, observers: 0, timers: 0 });

      rerender(view('visible'));
      await act(async () => {});
      expect(screen.getByRole('heading', { level: 1, name: entry.title })).toBeVisible();
    } finally {
      cleanup();
      counter.restore();
    }
  });
}
