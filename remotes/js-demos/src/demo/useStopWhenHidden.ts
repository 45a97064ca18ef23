import { useEffect, useEffectEvent } from 'react';
import { watchHidden } from './watchHidden';

/**
 * Stops a device while the document is hidden: nobody expects a tab in the background to see, hear or follow them. A
 * question of the browser may stay open meanwhile; if it is answered then, the device stops at once.
 *
 * @param isOn - true while the device, not a simulation of it, is used
 * @param onHidden - stops the device, and sets a notice that says so on return
 */
export function useStopWhenHidden(isOn: boolean, onHidden: () => void): void {
  const handleHidden = useEffectEvent(onHidden);
  useEffect(() => (isOn ? watchHidden(() => handleHidden()) : undefined), [isOn]);
}
