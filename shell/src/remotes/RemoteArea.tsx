import { type ReactNode, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { showStyles } from './remoteStyles';

/* A stacking context: no layer of a page comes above the shell's. */
const StyledArea = styled.div`
  isolation: isolate;
`;

/** Holds a page of a remote. The remote's style files apply while it is shown. */
export function RemoteArea({ remoteId, children }: { remoteId: string; children: ReactNode }) {
  useLayoutEffect(() => showStyles(remoteId), [remoteId]);
  return <StyledArea>{children}</StyledArea>;
}
