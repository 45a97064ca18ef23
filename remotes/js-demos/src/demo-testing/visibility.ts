import { act } from '@testing-library/react';

/** Lets a test hide and show the document, as switching tabs does. */
export function installVisibility() {
  const state = jest.spyOn(document, 'visibilityState', 'get');
  return {
    change(next: DocumentVisibilityState) {
      state.mockReturnValue(next);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}
