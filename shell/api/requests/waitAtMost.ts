/** Waits until a promise settles, or gives up after a number of milliseconds. */
export async function waitAtMost(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}
