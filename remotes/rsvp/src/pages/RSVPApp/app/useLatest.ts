import { useLayoutEffect, useRef } from 'react';

/** A ref to the value of the last render, for handlers with a stable identity. */
export function useLatest<Value>(value: Value) {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
