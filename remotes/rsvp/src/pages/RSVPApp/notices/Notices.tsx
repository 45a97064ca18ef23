import type { Guest } from '../guest-list/guest';
import type { GuestListModel } from '../model/guestListModel';
import type { GuestListState } from '../model/guestListState';
import { DamagedNotice } from './DamagedNotice';
import { RejectedNotice } from './RejectedNotice';
import { StorageNotice } from './StorageNotice';

interface NoticesProps {
  model: GuestListModel;
  state: GuestListState;
  canReuse: boolean;
  onReuse: (guest: Guest) => void;
  onDownload: () => void;
}

/** All notices about the list's storage. */
export function Notices({ model, state, canReuse, onReuse, onDownload }: NoticesProps) {
  return (
    <>
      <StorageNotice
        save={state.save}
        onRetry={model.retry}
        onDownload={onDownload}
        onRecreateStorage={model.recreateStorage}
      />
      <RejectedNotice
        rejected={state.rejected}
        canReuse={canReuse}
        onReuse={(guest) => {
          onReuse(guest);
          model.dismissRejected();
        }}
        onDismiss={model.dismissRejected}
      />
      <DamagedNotice damaged={state.damaged} onDelete={model.deleteDamaged} />
    </>
  );
}
