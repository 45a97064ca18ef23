/** Waits for something to end, well or badly, and gives up after so many milliseconds. */
export async function waitAtMost(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}
