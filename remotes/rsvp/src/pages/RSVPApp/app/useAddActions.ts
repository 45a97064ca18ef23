import type { Dispatch, SetStateAction } from 'react';
import { useMemo } from 'react';
import type { Drafts } from '../guest-form/draft';
import type { GuestInput } from '../guest-form/guestInput';
import type { GuestFields } from '../guest-list/guest';
import { addGuest } from '../guest-list/guestChange';
import type { GuestView } from '../guest-list/guestView';
import { selectGuests } from '../guest-list/guestView';
import type { GuestListModel } from '../model/guestListModel';
import { newId } from './newId';
import { useLatest } from './useLatest';

interface AddActionOptions {
  model: GuestListModel;
  view: GuestView;
  setDrafts: Dispatch<SetStateAction<Drafts>>;
  setMessage: (message: string) => void;
}

/** The actions of the form for adding a guest. A stable object, so that only typing re-renders the form. */
export function useAddActions(options: AddActionOptions) {
  const latest = useLatest(options);

  return useMemo(
    () => ({
      getGuests: () => latest.current.model.getState().guests,
      onInput(added: GuestInput) {
        latest.current.setDrafts((before) => ({ ...before, added }));
      },
      onAdd(fields: GuestFields) {
        const { model, view, setMessage } = latest.current;
        const change = addGuest(fields, newId(), Date.now());
        const isShown = selectGuests(change.put, view).length > 0;
        setMessage('');
        model.commit(change, `Added ${fields.name}${isShown ? '' : ', whom the filter hides'}`);
      },
    }),
    [latest],
  );
}
