import { useStore } from '@portfolio/kit';
import {
  ALL_STATES,
  DemoPanel,
  StateNotice,
  StateSwitch,
  StyledStack,
  useAnnounce,
} from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CameraPanel } from './CameraPanel';
import { CAMERA_NOTICES } from './cameraProblem';
import { INITIAL_LOOK, type Look } from './effects';
import { LookPanel } from './LookPanel';
import { StyledStudio } from './page.styles';
import { PhotoList } from './PhotoList';
import { createSamplePicture, type Picture } from './picture';
import { openPictureFile } from './pictureFile';
import { readCentreColour } from './readCentreColour';
import { ShutterPanel, type Delay } from './ShutterPanel';
import { Stage } from './Stage';
import { useCamera } from './useCamera';
import { useCameraPicture } from './useCameraPicture';
import { usePhotoShoot } from './usePhotoShoot';

/** The camera, the effects and the photos. */
export function Studio() {
  const announce = useAnnounce();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { camera, forced, force, actual, start, stop } = useCamera();
  const stream = useStore(camera, (value) => value.stream);
  const problem = useStore(camera, (value) => value.problem);
  const [file, setFile] = useState<Picture | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const [look, setLook] = useState(INITIAL_LOOK);
  const [delay, setDelay] = useState<Delay>('0');
  const [hasSound, setHasSound] = useState(true);

  const sample = useMemo(() => createSamplePicture(isMoving), [isMoving]);
  const live = useCameraPicture(stream);
  const picture = live ?? file ?? sample;
  const cameraName =
    stream === null
      ? null
      : forced === null
        ? stream.getVideoTracks()[0]?.label || 'without a name'
        : 'a drawn one';
  const shoot = usePhotoShoot({ canvasRef, picture, effect: look.effect, hasSound });

  const announceCamera = useEffectEvent(() => announce(`The camera has started: ${cameraName}.`));
  useEffect(() => {
    if (stream !== null) announceCamera();
  }, [stream]);

  /** Counts the choices of a source: a file that opens late must not replace a later one. */
  const choiceRef = useRef(0);

  const changeLook = (change: Partial<Look>) => setLook((current) => ({ ...current, ...change }));

  function handleStart(deviceId?: string) {
    choiceRef.current += 1;
    start(deviceId);
  }

  function handleSample() {
    choiceRef.current += 1;
    setFile(null);
    announce('The drawn scene is back.');
  }

  function handlePickColour() {
    const keyColour = readCentreColour(picture);
    if (keyColour === null) {
      announce(
        'The browser gave no access to the colours of the picture. Choose the colour yourself.',
        'problem',
      );
      return;
    }
    changeLook({ keyColour });
    announce(`The colour to remove is ${keyColour}.`);
  }

  async function handleFile(chosen: File) {
    choiceRef.current += 1;
    const own = choiceRef.current;
    const result = await openPictureFile(chosen);
    if (own !== choiceRef.current) return;
    if (!result.isOpen) {
      announce(`${result.reason} The picture has not changed.`, 'problem');
      return;
    }
    stop();
    setFile(result.picture);
    announce(`${chosen.name} is open.`);
  }

  return (
    <StyledStack data-gap="6">
      <DemoPanel title="Studio" needsScript>
        <StateNotice
          state={forced ?? actual}
          notices={CAMERA_NOTICES}
          problem={problem}
          actions={{
            asking: [{ label: 'Never mind', onClick: stop }],
            offline: [],
            problem: [{ label: 'Try again', onClick: () => handleStart() }],
          }}
        />
        <StyledStudio>
          <Stage
            picture={picture}
            look={look}
            cameraName={cameraName}
            countdownS={shoot.countdownS}
            flashCount={shoot.flashCount}
            canvasRef={canvasRef}
          />
          <StyledStack data-gap="5">
            <CameraPanel
              camera={camera}
              fileName={file?.name ?? null}
              isMoving={isMoving}
              onStart={handleStart}
              onStop={stop}
              onFile={(chosen) => void handleFile(chosen)}
              onSample={handleSample}
              onMovingChange={setIsMoving}
            />
            <LookPanel look={look} onChange={changeLook} onPickColour={handlePickColour} />
            <ShutterPanel
              delay={delay}
              hasSound={hasSound}
              countdownS={shoot.countdownS}
              onDelayChange={setDelay}
              onSoundChange={setHasSound}
              onShoot={() => shoot.start(Number(delay))}
              onCancel={shoot.cancel}
            />
          </StyledStack>
        </StyledStudio>
        <StateSwitch
          states={ALL_STATES}
          forced={forced}
          onForce={force}
          actual={forced === null ? actual : null}
        />
      </DemoPanel>
      <DemoPanel title="Photos" needsScript>
        <PhotoList strip={shoot.strip} onChange={shoot.setStrip} />
      </DemoPanel>
    </StyledStack>
  );
}
