/** One caller's place in a queue. */
export interface Turn {
  /** Callers with the same share wait in the same line; lines take turns. */
  share: string;
  /** Gives up the place when the client has disconnected. */
  signal?: AbortSignal | undefined;
}

/** Runs a limited number of tasks at a time. */
export interface Queue {
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start: () => void;
  refuse: (reason: Error) => void;
}

interface QueueOptions {
  maxRunning: number;
  /**
   * How many callers may wait in total. When the queue is full, the longest line loses its last caller to a shorter
   * line.
   */
  maxWaiting: number;
  /** How many callers with the same share may wait. */
  maxWaitingOfShare: number;
  /** Creates the error for a caller that is turned away. */
  onFull: () => Error;
  /** Creates the error for a caller that has left, from the reason of its signal. */
  onGone: (reason: unknown) => Error;
}

/** Creates a fair queue: lines take turns, so a long line does not keep the others waiting. */
export function createQueue(options: QueueOptions): Queue {
  const { maxRunning, maxWaiting, maxWaitingOfShare, onFull, onGone } = options;
  /** In the order of their turns: after its turn, a line moves to the end. */
  const lines = new Map<string, Waiting[]>();
  let runningCount = 0;
  let waitingCount = 0;

  function remove(share: string, entry: Waiting): void {
    const line = lines.get(share) ?? [];
    const index = line.indexOf(entry);
    if (index < 0) return;
    line.splice(index, 1);
    waitingCount -= 1;
    if (line.length === 0) lines.delete(share);
  }

  function takeNext(): Waiting | undefined {
    const [first] = lines;
    if (first === undefined) return undefined;
    const [share, line] = first;
    const next = line[0];
    if (next !== undefined) remove(share, next);
    if (lines.delete(share)) lines.set(share, line);
    return next;
  }

  function makeRoom(share: string): void {
    const length = lines.get(share)?.length ?? 0;
    if (length >= maxWaitingOfShare) throw onFull();
    if (waitingCount < maxWaiting) return;
    const [longestShare, longest] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = longest.at(-1);
    if (last === undefined || longest.length <= length + 1) throw onFull();
    remove(longestShare, last);
    last.refuse(onFull());
  }

  function wait({ share, signal }: Turn): Promise<void> {
    makeRoom(share);
    return new Promise((resolve, reject) => {
      const leave = () => {
        remove(share, entry);
        reject(onGone(signal?.reason));
      };
      const settle = () => signal?.removeEventListener('abort', leave);
      const entry: Waiting = {
        start: () => (settle(), resolve()),
        refuse: (reason) => (settle(), reject(reason)),
      };
      signal?.addEventListener('abort', leave, { once: true });
      lines.set(share, [...(lines.get(share) ?? []), entry]);
      waitingCount += 1;
    });
  }

  return {
    async run(turn, work) {
      if (turn.signal?.aborted) throw onGone(turn.signal.reason);
      // Finished work passes its slot on directly, so that no other call can slip in between.
      if (runningCount >= maxRunning) await wait(turn);
      else runningCount += 1;
      try {
        return await work();
      } finally {
        const next = takeNext();
        if (next === undefined) runningCount -= 1;
        else next.start();
      }
    },
  };
}
