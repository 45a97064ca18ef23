import type { Guest } from '../guest-list/guest';
import type { GuestListModel } from '../model/guestListModel';
import type { GuestListState } from '../model/guestListState';
import { DamagedNotice } from './DamagedNotice';
import { RejectedNotice } from './RejectedNotice';
import { StorageNotice } from './StorageNotice';

interface NoticesProps {
  model: GuestListModel;
  state: GuestListState;
  /** False while a form contains input that must not be overwritten. */
  canAddAgain: boolean;
  canEditAgain: boolean;
  onReuse: (guest: Guest) => void;
  onDownload: () => void;
}

/** All notices about the list's storage. */
export function Notices(props: NoticesProps) {
  const { model, state, canAddAgain, canEditAgain, onReuse, onDownload } = props;
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
        guests={state.guests}
        canAddAgain={canAddAgain}
        canEditAgain={canEditAgain}
        onReuse={(guest) => {
          onReuse(guest);
          model.dismissRejected();
        }}
        onDismiss={model.dismissRejected}
      />
      {/* Rendered before its text, like the regions of the others, so that it is announced. */}
      <div role="alert">
        <DamagedNotice damaged={state.damaged} onDelete={model.deleteDamaged} />
      </div>
    </>
  );
}
