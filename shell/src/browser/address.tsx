import { SiteError } from '@portfolio/contract';
import { createContext, use } from 'react';

/** Path, query and hash of a page of the site. */
export interface Address {
  pathname: string;
  /** Empty, or from its question mark on. */
  search: string;
  /** Empty, or from its number sign on. */
  hash: string;
}

/** The address of the page that is shown, and the way to another one in its place. */
export interface ShownAddress extends Address {
  /** Shows another page, without a new entry in the history; absent on the server, where nobody goes anywhere. */
  replace?: (url: string) => void;
}

const AddressContext = createContext<ShownAddress | null>(null);

/** Says which address is shown. */
export const AddressProvider = AddressContext.Provider;

/** The address that {@link AddressProvider} names. */
export function useAddress(): ShownAddress {
  const address = use(AddressContext);
  if (address === null)
    throw new SiteError(
      '[shell] Failed to render: no address is named. Render an AddressProvider above.',
      'NO_ADDRESS',
    );
  return address;
}

export const toUrl = ({ pathname, search, hash }: Address): string => pathname + search + hash;
