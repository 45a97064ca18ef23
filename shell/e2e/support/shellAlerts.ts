import type { Page } from '@playwright/test';
import type { Alert } from '@portfolio/contract';

interface Fiber {
  memoizedProps: { services?: { showAlert?: (alert: Alert) => void } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Shows an alert as a remote's page would: by the service that the shell hands to it. The current page must be a
 * remote's.
 */
export async function showAlert(page: Page, alert: Omit<Alert, 'type'> & { type: string }): Promise<void> {
  await page.evaluate((wanted) => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const start = key === undefined ? null : (root as unknown as Record<string, Fiber>)[key];
    const queue: (Fiber | null | undefined)[] = [start];
    while (queue.length > 0) {
      const fiber = queue.pop();
      if (!fiber) continue;
      const show = fiber.memoizedProps?.services?.showAlert;
      if (show !== undefined) return show(wanted as Alert);
      queue.push(fiber.sibling, fiber.child);
    }
    throw new Error('No page of a remote is shown: nobody was handed showAlert.');
  }, alert);
}
