/**
 * Calls back in a separate task: the browser may paint and handle input before it. Unlike a timer, it is never delayed
 * on purpose.
 */
export function runInNextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}
