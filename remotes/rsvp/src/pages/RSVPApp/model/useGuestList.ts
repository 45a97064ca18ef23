import { useEffect, useState, useSyncExternalStore } from 'react';
import { createGuestStore } from '../storage/guestStore';
import { createTabSync } from '../storage/tabSync';
import { createGuestListModel } from './guestListModel';
import { INITIAL_STATE } from './guestListState';

/** The guest list of this tab. Leaving the page with unsaved changes asks for confirmation. */
export function useGuestList() {
  const [model] = useState(() =>
    createGuestListModel({ createStore: createGuestStore, createSync: createTabSync }),
  );
  const state = useSyncExternalStore(model.subscribe, model.getState, () => INITIAL_STATE);
  const isUnsaved = state.save.status !== 'saved';

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return { model, state };
}
