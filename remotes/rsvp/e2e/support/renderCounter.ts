import type { Page } from '@playwright/test';

/** The properties of a fiber that are read; React exposes them to its developer tools. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface CounterWindow {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  renderedRows: number;
}

/** Counts the rows that React renders, even if nothing in the document changes. */
export async function installRenderCounter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    const target = window as unknown as CounterWindow;
    target.renderedRows = 0;

    const isRow = ({ type }: Fiber) => {
      const { name, type: inner } = (type ?? {}) as { name?: string; type?: { name?: string } };
      return name === 'GuestRow' || inner?.name === 'GuestRow';
    };

    /** A subtree that shares its children with the previous tree was skipped; its flags are stale. */
    function visit(fiber: Fiber, before: Fiber | null) {
      if (isRow(fiber)) {
        if ((fiber.flags & PERFORMED_WORK) !== 0) target.renderedRows += 1;
        return;
      }
      if (before !== null && fiber.child === before.child) return;
      const old = new Set<Fiber>();
      for (let child = before?.child ?? null; child !== null; child = child.sibling) old.add(child);
      for (let child = fiber.child; child !== null; child = child.sibling) {
        if (!old.has(child)) visit(child, child.alternate);
      }
    }

    target.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) =>
        visit(root.current, root.current.alternate),
    };
  });
}

/** Number of rows rendered since the last call. */
export function countRenderedRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const target = window as unknown as CounterWindow;
    const { renderedRows } = target;
    target.renderedRows = 0;
    return renderedRows;
  });
}
