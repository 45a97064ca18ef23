import { useLayoutEffect, useRef } from 'react';

/** The value of the last render, for handlers that must stay the same object. */
export function useLatest<Value>(value: Value) {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
