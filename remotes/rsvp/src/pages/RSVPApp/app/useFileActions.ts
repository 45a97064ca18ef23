import { downloadFile } from '@portfolio/kit';
import { useMemo, useState } from 'react';
import { toCsv } from '../csv/toCsv';
import type { ReadList } from '../csv/parseCsv';
import type { ImportMode, ImportPlan } from '../csv/planImport';
import { planImport } from '../csv/planImport';
import { readListFile } from '../files/readListFile';
import { toFileName } from '../files/toFileName';
import { type GuestSort, sortGuests } from '../guest-list/guestView';
import type { GuestListModel } from '../model/guestListModel';
import { newId } from './newId';

interface OpenFile {
  name: string;
  list: ReadList;
}

/** Exports and imports the list as a file: all guests, in the order of the view. */
export function useFileActions(
  model: GuestListModel,
  sort: GuestSort,
  setMessage: (message: string) => void,
) {
  const [openFile, setOpenFile] = useState<OpenFile | null>(null);

  const actions = useMemo(
    () => ({
      exportCsv() {
        const csv = new Blob([toCsv(sortGuests(model.getState().guests, sort))], {
          type: 'text/csv;charset=utf-8',
        });
        downloadFile(toFileName('csv', new Date()), csv);
      },
      async choose(file: File) {
        // A message about an earlier file is over, and is announced again if it holds for this one too.
        setMessage('');
        const list = await readListFile(file);
        if (typeof list === 'string') setMessage(list);
        else setOpenFile({ name: file.name, list });
      },
      close: () => setOpenFile(null),
      plan: (list: ReadList, mode: ImportMode) =>
        planImport(model.getState().guests, list, mode, { newId, nowMs: Date.now() }),
      runImport({ change, added, updated }: ImportPlan) {
        const count = added + updated;
        setMessage('');
        setOpenFile(null);
        model.commit(change, `Imported ${count === 1 ? '1 guest' : `${count} guests`}`);
      },
    }),
    [model, sort, setMessage],
  );

  return { ...actions, openFile };
}
