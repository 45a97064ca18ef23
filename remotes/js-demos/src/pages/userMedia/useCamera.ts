import { useStore } from '@portfolio/kit';
import { ALL_STATES, type DemoState, useForcedState } from '@portfolio/kit/demo';
import { useEffect, useRef, useState } from 'react';
import { useStopWhenHidden } from '../../demo/useStopWhenHidden';
import { createCamera } from './camera';
import { HIDDEN } from './cameraProblem';
import { createCameraSource } from './cameraSource';
import { useOffline } from './useOffline';

/** The camera, real or simulated, while the page is shown. */
export function useCamera() {
  const [source] = useState(createCameraSource);
  const [camera] = useState(() => createCamera(source.find));
  /** The camera to start once the state shown on purpose has been left. */
  const wantedRef = useRef<string | null>(null);
  const [forced, force] = useForcedState(ALL_STATES);
  const isOffline = useOffline();
  const cameraState = useStore(camera, (value) => value.state);
  const hasProblem = useStore(camera, (value) => value.problem !== null);
  const actual: DemoState = isOffline && cameraState === 'idle' && !hasProblem ? 'offline' : cameraState;

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

  useStopWhenHidden(forced === null && cameraState === 'running', () => camera.stop(HIDDEN));

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
