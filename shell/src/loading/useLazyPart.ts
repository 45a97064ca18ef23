import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface LazyPart<Props> {
  /** Null until it has loaded. */
  Part: ComponentType<Props> | null;
  /** True from a failure until the part has loaded after all. */
  hasFailed: boolean;
}

/**
 * Loads a part of a page when it is first wanted. Not `React.lazy`: nothing above the part suspends, and a failure
 * affects only the part.
 *
 * @param load - loads again after a failure
 * @param onFail - called after a failure, so that the caller can report it and reset its request
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFail: (error: unknown) => void = () => {},
): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const start = useEffectEvent(load);
  const finish = useEffectEvent((loaded: ComponentType<Props>) => {
    setHasFailed(false);
    setPart(() => loaded);
  });
  const fail = useEffectEvent((error: unknown) => {
    setHasFailed(true);
    onFail(error);
  });
  const isMissing = isWanted && Part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    start().then(finish, (error: unknown) => {
      if (isCurrent) fail(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  return { Part, hasFailed };
}
