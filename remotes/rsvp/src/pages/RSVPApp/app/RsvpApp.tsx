import { Artboard, Section } from '@portfolio/design';
import { keepFocus } from '@portfolio/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AddGuest } from '../guest-form/AddGuest';
import { isEmptyInput, toInput } from '../guest-form/guestInput';
import { useDrafts } from '../guest-form/useDrafts';
import type { Guest, GuestFields } from '../guest-list/guest';
import { isSameGuest } from '../guest-list/guest';
import { editGuest, pickChanges } from '../guest-list/guestChange';
import { countGuests } from '../guest-list/headcount';
import { HeadcountPanel } from '../headcount/HeadcountPanel';
import { findRow } from '../list/findRow';
import { useGuestView } from '../list/useGuestView';
import { useSelection } from '../list/useSelection';
import { useShownGuests } from '../list/useShownGuests';
import { useGuestList } from '../model/useGuestList';
import { Notices } from '../notices/Notices';
import { FileBar } from '../files/FileBar';
import { ImportDialog } from '../files/ImportDialog';
import { Dock } from './Dock';
import { findDockButton } from './findDockButton';
import { GuestBoard } from './GuestBoard';
import { PrintHead } from './PrintHead';
import { StyledApp, StyledBoard, StyledForm, StyledNotices } from './RsvpApp.styles';
import { useAddActions } from './useAddActions';
import { useFileActions } from './useFileActions';
import { useRowActions } from './useRowActions';

/** The complete guest list app: form, list, headcount, files and storage errors. */
export function RsvpApp() {
  const { model, state } = useGuestList();
  const [view, setView] = useGuestView();
  const [drafts, setDrafts] = useDrafts();
  const [isRangeMode, setIsRangeMode] = useState(false);
  const [message, setMessage] = useState('');
  const [returnId, setReturnId] = useState<string | null>(null);
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const shownRef = useRef<HTMLParagraphElement>(null);
  const dockRef = useRef<HTMLDivElement>(null);
  const goToDock = useCallback(() => findDockButton(dockRef.current)?.focus(), []);
  // An edit of an earlier document waits for the stored list, in which its guest may be.
  const edited = state.phase === 'waiting' ? null : drafts.edited;
  const list = useShownGuests({ guests: state.guests, view, edited: edited?.guest, answeredId });
  const [selection, setSelection] = useSelection(list.shownIds);
  const files = useFileActions(model, view.sort, setMessage);
  const chosen = list.shown.filter(({ id }) => selection.ids.has(id));
  const counts = useMemo(() => countGuests(state.guests), [state.guests]);
  const addActions = useAddActions({ model, view, setDrafts, setMessage });
  const actions = useRowActions({
    model,
    shownIds: list.shownIds,
    isRangeMode,
    drafts,
    setDrafts,
    setSelection,
    answeredId,
    setAnsweredId,
    setMessage,
    nameRef,
  });

  // After an edit the focus returns to where it was, wherever the row is now. Delayed by a frame, because focusing
  // needs layout, and the task that saves has enough to do.
  useEffect(() => {
    if (returnId === null || edited !== null) return;
    const frame = requestAnimationFrame(() => {
      // The filter may hide the guest as it is now.
      (findRow(returnId)?.querySelector<HTMLElement>('[data-act="edit"]') ?? shownRef.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [returnId, edited]);

  function closeEdit() {
    setMessage('');
    setReturnId(edited?.guest.id ?? null);
    setDrafts((before) => ({ ...before, edited: null }));
  }

  // A guest who is still on the list was renamed: adding it again would make a second one.
  function handleReuse(rejected: Guest) {
    const input = toInput(rejected);
    const guest = state.guests.find(({ id }) => id === rejected.id);
    if (guest) setDrafts((before) => ({ ...before, edited: { guest, input } }));
    else {
      setDrafts((before) => ({ ...before, added: input }));
      nameRef.current?.focus();
    }
  }

  function handleSave(fields: GuestFields) {
    if (edited === null) return;
    const current = state.guests.find(({ id }) => id === edited.guest.id) ?? edited.guest;
    const change = editGuest(current, { ...current, ...pickChanges(edited.guest, fields) });
    const [guest = current] = change.put;
    if (!isSameGuest(guest, current) || !state.guests.includes(current)) {
      model.commit(change, `Changed ${guest.name}`);
    }
    closeEdit();
  }

  return (
    <StyledApp>
      <StyledNotices ref={keepFocus} tabIndex={-1}>
        <Notices
          model={model}
          state={state}
          canAddAgain={isEmptyInput(drafts.added)}
          canEditAgain={edited === null}
          onReuse={handleReuse}
          onDownload={files.exportCsv}
        />
      </StyledNotices>
      {(state.phase === 'ready' || counts.all.guests > 0) && (
        <PrintHead counts={counts} capacity={state.capacity} view={view} shownCount={list.shown.length} />
      )}
      <Section
        id="guests"
        title="Guests"
        measure={state.phase === 'ready' ? `${state.guests.length} on the list` : undefined}
      >
        <StyledBoard>
          <StyledForm data-needs-script="">
            <Artboard label="Add a guest">
              <AddGuest {...addActions} input={drafts.added} nameRef={nameRef} />
            </Artboard>
          </StyledForm>
          <GuestBoard
            state={state}
            view={view}
            onView={setView}
            list={list}
            shownRef={shownRef}
            selectedIds={selection.ids}
            selectedCount={chosen.length}
            setSelection={setSelection}
            onGoToDock={goToDock}
            isRangeMode={isRangeMode}
            onRangeMode={setIsRangeMode}
            actions={actions}
            edited={edited}
            returnId={returnId}
            onEditInput={(input) =>
              setDrafts((before) => ({ ...before, edited: edited && { ...edited, input } }))
            }
            onEditSave={handleSave}
            onEditCancel={closeEdit}
          />
          <StyledForm data-needs-script="">
            <HeadcountPanel counts={counts} capacity={state.capacity} onCapacity={model.setCapacity} />
            <FileBar onFile={files.choose} onExport={files.exportCsv} hasGuests={state.guests.length > 0} />
          </StyledForm>
        </StyledBoard>
        <Dock
          model={model}
          state={state}
          shownIds={list.shownIds}
          chosen={chosen}
          setSelection={setSelection}
          message={message}
          onMessage={setMessage}
          dockRef={dockRef}
          shownRef={shownRef}
          nameRef={nameRef}
        />
      </Section>
      {files.openFile && (
        <ImportDialog
          fileName={files.openFile.name}
          list={files.openFile.list}
          plan={files.plan}
          onImport={files.runImport}
          onClose={files.close}
        />
      )}
    </StyledApp>
  );
}
