import type { StorageFailure } from '../storage/StorageError';

/** What a host can do about a failure, besides downloading the list. */
export type StorageRemedy = 'retry' | 'reload' | 'afresh';

interface StorageText {
  message: string;
  description: string;
  remedies: readonly StorageRemedy[];
}

/** What a host reads when the list cannot be stored: what happened, what is safe, what to do next. */
export const STORAGE_TEXTS: Readonly<Record<StorageFailure, StorageText>> = {
  unavailable: {
    message: 'This browser does not let the list be stored.',
    description:
      'A private window, or blocked site data, is the usual reason. The list works in this tab until it is closed: download it before you leave.',
    remedies: ['retry'],
  },
  blocked: {
    message: 'Another tab holds an older version of the list open.',
    description:
      'Close the other tabs of this page, then try again. What you type meanwhile is kept in this tab.',
    remedies: ['retry'],
  },
  full: {
    message: 'There is no room left to store the list.',
    description:
      'What was stored before is safe, and what you have changed since is kept in this tab. Free some space on this device and try again, or download the list.',
    remedies: ['retry'],
  },
  broken: {
    message: 'The stored list cannot be read or written.',
    description:
      'What you see is kept in this tab. Try again; if that does not help, download the list, then start a new stored one with what this tab shows.',
    remedies: ['retry', 'afresh'],
  },
  newer: {
    message: 'A newer version of this page has stored the list.',
    description:
      'It was left as it is. Download what you have typed here, then reload to get the newer version and import it there.',
    remedies: ['reload'],
  },
  outdated: {
    message: 'This page was updated in another tab.',
    description:
      'Reload to go on with the same list. Changes that are not stored yet can be downloaded first.',
    remedies: ['reload'],
  },
  duplicate: {
    message: 'A damaged entry of the stored list has the same name as a guest.',
    description:
      'Delete the damaged entries, or give the guest another name. Until then the change is kept in this tab.',
    remedies: ['retry'],
  },
};
