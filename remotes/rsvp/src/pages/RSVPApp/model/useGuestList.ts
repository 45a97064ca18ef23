import { useEffect, useState, useSyncExternalStore } from 'react';
import { createGuestStore } from '../storage/guestStore';
import { createTabSync } from '../storage/tabSync';
import type { GuestListModel } from './guestListModel';
import { createGuestListModel } from './guestListModel';
import type { GuestListState } from './guestListState';
import { INITIAL_STATE } from './guestListState';

const createModel = () => createGuestListModel({ createStore: createGuestStore, createSync: createTabSync });

/** The model of this document. It outlives the page, which the site drops after two others: it may hold unsaved changes. */
let kept: GuestListModel | undefined;

/** Rejected guests are neither on the disk nor in a form. */
function hasUnsaved({ save, rejected }: GuestListState) {
  return (
    rejected.length > 0 || save.status === 'saving' || (save.status === 'failed' && save.unsavedCount > 0)
  );
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Leaving the document with unsaved changes asks for confirmation, also while another page is shown. */
function createKeptModel(): GuestListModel {
  const model = createModel();
  model.subscribe(() => {
    // Added only when needed: with this listener, Firefox does not keep the document for Back.
    if (hasUnsaved(model.getState())) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
  return model;
}

/** Only for tests, which open the page several times as if in new documents. */
export function forgetGuestList(): void {
  kept = undefined;
  window.removeEventListener('beforeunload', ask);
}

/** The guest list of this document, loaded and kept up to date while the page is shown. */
export function useGuestList() {
  const [model] = useState(() =>
    typeof window === 'undefined' ? createModel() : (kept ??= createKeptModel()),
  );
  const state = useSyncExternalStore(model.subscribe, model.getState, () => INITIAL_STATE);

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  return { model, state };
}
