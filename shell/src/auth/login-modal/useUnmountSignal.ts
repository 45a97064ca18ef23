import { useEffect, useRef } from 'react';

/** Returns a function that gets a signal, which is aborted when the component is unmounted. */
export function useUnmountSignal(): () => AbortSignal | undefined {
  const controllerRef = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);

  return () => controllerRef.current?.signal;
}
