import { downloadFile } from '@portfolio/kit';
import { useMemo, useState } from 'react';
import type { ReadList } from '../csv/parseCsv';
import type { ImportMode, ImportPlan } from '../csv/planImport';
import type * as listFiles from '../files/listFiles';
import { toFileName } from '../files/toFileName';
import { type GuestSort, sortGuests } from '../guest-list/guestView';
import type { GuestListModel } from '../model/guestListModel';
import { newId } from './newId';

type ListFiles = typeof listFiles;

interface OpenFile extends Pick<ListFiles, 'ImportDialog'> {
  name: string;
  list: ReadList;
  plan: (list: ReadList, mode: ImportMode) => ImportPlan;
}

const NOT_LOADED =
  'The code that reads and writes files did not load. Your list is unchanged. Check the connection and try again.';

/** Exports and imports the list as a file: all guests, in the order of the view. The code for it is loaded on use. */
export function useFileActions(
  model: GuestListModel,
  sort: GuestSort,
  setMessage: (message: string) => void,
) {
  const [openFile, setOpenFile] = useState<OpenFile | null>(null);

  const actions = useMemo(() => {
    /** Calls back with the code; a message says if it does not load. */
    const withFiles = (use: (files: ListFiles) => void | Promise<void>) =>
      import(/* webpackChunkName: "listFiles" */ '../files/listFiles').then(use, () =>
        setMessage(NOT_LOADED),
      );

    return {
      exportCsv: () =>
        withFiles(({ toCsv }) => {
          const csv = new Blob([toCsv(sortGuests(model.getState().guests, sort))], {
            type: 'text/csv;charset=utf-8',
          });
          downloadFile(toFileName('csv', new Date()), csv);
        }),
      choose: (file: File) =>
        withFiles(async ({ ImportDialog, planImport, readListFile }) => {
          const list = await readListFile(file);
          if (typeof list === 'string') return setMessage(list);
          const plan: OpenFile['plan'] = (read, mode) =>
            planImport(model.getState().guests, read, mode, { newId, nowMs: Date.now() });
          setOpenFile({ name: file.name, list, plan, ImportDialog });
        }),
      close: () => setOpenFile(null),
      runImport({ change, added, updated }: ImportPlan) {
        const count = added + updated;
        setMessage('');
        setOpenFile(null);
        model.commit(change, `Imported ${count === 1 ? '1 guest' : `${count} guests`}`);
      },
    };
  }, [model, sort, setMessage]);

  return { ...actions, openFile };
}
