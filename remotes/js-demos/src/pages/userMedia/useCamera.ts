import { useStore } from '@portfolio/kit';
import { ALL_STATES, type DemoState, useAnnounce, useForcedState } from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchHidden } from '../../demo/watchHidden';
import { createCamera } from './camera';
import { createCameraSource } from './cameraSource';
import { useOffline } from './useOffline';

/** The camera, real or simulated, while the page is shown. */
export function useCamera() {
  const announce = useAnnounce();
  const [source] = useState(createCameraSource);
  const [camera] = useState(() => createCamera(source.find));
  /** The camera to start once the state shown on purpose has been left. */
  const wantedRef = useRef<string | null>(null);
  const [forced, force] = useForcedState(ALL_STATES);
  const isOffline = useOffline();
  const cameraState = useStore(camera, (value) => value.state);
  const actual: DemoState = isOffline && cameraState === 'idle' ? 'offline' : cameraState;

  useEffect(() => camera.attach(), [camera]);

  useEffect(() => {
    source.simulate(forced);
    if (forced === null) {
      const wanted = wantedRef.current;
      wantedRef.current = null;
      if (wanted !== null) void camera.start(wanted);
      return;
    }
    if (forced === 'idle' || forced === 'offline') camera.stop();
    else void camera.start('');
    return camera.stop;
  }, [forced, source, camera]);

  const handleHidden = useEffectEvent(() => {
    camera.stop();
    announce('The camera was turned off because the page was hidden. Start it again when you need it.');
  });
  // A prompt may stay open while the page is hidden: if it is answered then, the camera goes off at once.
  const isLive = forced === null && cameraState === 'running';
  useEffect(() => (isLive ? watchHidden(() => handleHidden()) : undefined), [isLive]);

  /** Requests the real camera, by default the one chosen before, whatever is shown now. */
  function start(deviceId = camera.get().deviceId) {
    if (forced === null) {
      void camera.start(deviceId);
      return;
    }
    wantedRef.current = deviceId;
    force(null);
  }

  function stop() {
    force(null);
    camera.stop();
  }

  return { camera, forced, force, actual, start, stop };
}
