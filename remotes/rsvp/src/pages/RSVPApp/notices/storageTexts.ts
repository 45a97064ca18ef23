import type { StorageFailure } from '../storage/StorageError';

/** The ways to deal with a failure, besides downloading the list. */
export type StorageRemedy = 'retry' | 'reload' | 'start-over';

interface StorageText {
  message: string;
  description: string;
  remedies: readonly StorageRemedy[];
}

/** The texts shown if the list cannot be stored: what happened, what is safe, what to do next. */
export const STORAGE_TEXTS: Readonly<Record<StorageFailure, StorageText>> = {
  unavailable: {
    message: 'This browser does not allow the list to be stored.',
    description:
      'The usual reason is a private window or blocked site data. The list works until you close or reload this tab, so download it before you leave.',
    remedies: ['retry'],
  },
  blocked: {
    message: 'Another tab has an older version of the list open.',
    description:
      'Close the other tabs of this page, then try again. Anything you type in the meantime is kept in this tab.',
    remedies: ['retry'],
  },
  full: {
    message: 'There is no space left to store the list.',
    description:
      'Everything stored before is safe, and your changes since then are kept in this tab. Free some space on this device and try again, or download the list.',
    remedies: ['retry'],
  },
  broken: {
    message: 'The stored list cannot be read or written.',
    description:
      'What you see is kept in this tab. Try again. If that does not help, download the list, then start a new stored list from what this tab shows.',
    remedies: ['retry', 'start-over'],
  },
  newer: {
    message: 'The list was stored by a newer version of this page.',
    description:
      'It has not been touched. Download what you have typed here, then reload to get the newer version and import it there.',
    remedies: ['reload'],
  },
  outdated: {
    message: 'This page was updated in another tab.',
    description:
      'Reload to go on with the same list. If some changes are not stored yet, download them first.',
    remedies: ['reload'],
  },
  duplicate: {
    message: 'A damaged entry in the stored list has the same name as a guest.',
    description:
      'Delete the damaged entries, or give the guest another name. Until then the change is kept in this tab.',
    remedies: ['retry'],
  },
};
