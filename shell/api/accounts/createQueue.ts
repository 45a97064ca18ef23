/** Who wants a turn, and until when. */
export interface Turn {
  /** Everybody of the same share waits in the same line; lines take turns. */
  share: string;
  /** Gives the place back when the client has gone. */
  signal?: AbortSignal | undefined;
}

/** Runs work with at most so many at a time. */
export interface Queue {
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start: () => void;
  refuse: (reason: Error) => void;
}

interface QueueOptions {
  maxRunning: number;
  /** How many may wait in all. When it is full, the longest line loses its last one to a shorter line. */
  maxWaiting: number;
  /** How many of one share may wait. */
  maxWaitingOfShare: number;
  /** Makes the error for one that is turned away. */
  onFull: () => Error;
  /** Makes the error for one that has gone, of the reason of its signal. */
  onGone: (reason: unknown) => Error;
}

/** Creates a queue in which no share can keep the others waiting: lines take turns, however long they are. */
export function createQueue(options: QueueOptions): Queue {
  const { maxRunning, maxWaiting, maxWaitingOfShare, onFull, onGone } = options;
  /** In the order of their turns: a line that had one goes to the end. */
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
      // A finished call hands its place on, so that no other call slips in between.
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
