import type { Page } from '@playwright/test';
import type { Alert } from '@portfolio/contract';

interface Fiber {
  memoizedProps: { services?: { showAlert?: (alert: Alert) => void } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Shows an alert through the service that the shell passes to a remote's page. The current page must belong to a
 * remote.
 */
export async function showAlert(page: Page, alert: Omit<Alert, 'type'> & { type: string }): Promise<void> {
  // The page is visible before React has hydrated it.
  await page.waitForFunction((wanted) => {
    const root = document.querySelector('[data-page-slot]:not([hidden]) > div');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const start = key === undefined ? null : (root as unknown as Record<string, Fiber>)[key];
    const queue: (Fiber | null | undefined)[] = [start];
    while (queue.length > 0) {
      const fiber = queue.pop();
      if (!fiber) continue;
      const show = fiber.memoizedProps?.services?.showAlert;
      if (show !== undefined) {
        show(wanted as Alert);
        return true;
      }
      queue.push(fiber.sibling, fiber.child);
    }
    return false;
  }, alert);
}
