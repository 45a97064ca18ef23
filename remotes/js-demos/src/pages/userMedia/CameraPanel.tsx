import { Button, Chip, SelectField, StopIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useRef, type ChangeEvent } from 'react';
import type { Camera } from './camera';

export interface CameraPanelProps {
  camera: Camera;
  /** The name of the open file, or null. */
  fileName: string | null;
  isMoving: boolean;
  onStart: (deviceId?: string) => void;
  onStop: () => void;
  onFile: (file: File) => void;
  onSample: () => void;
  onMovingChange: (isMoving: boolean) => void;
}

/** Chooses the source of the picture: the camera, a file or the drawn scene. */
export function CameraPanel({
  camera,
  fileName,
  isMoving,
  onStart,
  onStop,
  onFile,
  onSample,
  onMovingChange,
}: CameraPanelProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const openRef = useRef<HTMLElement>(null);
  const state = useStore(camera, (value) => value.state);
  const devices = useStore(camera, (value) => value.devices);
  const deviceId = useStore(camera, (value) => value.deviceId);
  const liveId = useStore(camera, ({ stream }) => stream?.getVideoTracks()[0]?.getSettings().deviceId);
  // Without a choice the browser picks a camera; a drawn one is not in the list.
  const shownId = devices.find(({ id }) => id === liveId)?.id ?? (deviceId || devices[0]?.id || '');
  const isOn = state === 'running' || state === 'asking';

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the visitor open the same file again later.
    target.value = '';
    if (file !== undefined) onFile(file);
  }

  function handleSample() {
    // The button for the drawn scene disappears, and would take the focus with it.
    openRef.current?.focus();
    onSample();
  }

  return (
    <StyledStack>
      <StyledToolbar>
        {isOn ? (
          <Button icon={<StopIcon />} onClick={onStop}>
            Stop the camera
          </Button>
        ) : (
          <Button onClick={() => onStart()}>Start the camera</Button>
        )}
        <Button ref={openRef} category="border" onClick={() => inputRef.current?.click()}>
          Open a picture
        </Button>
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture to work on"
          onChange={handleFile}
        />
      </StyledToolbar>
      {devices.length > 1 && (
        <SelectField
          label="Camera"
          value={shownId}
          options={devices.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => onStart(id)}
        />
      )}
      <StyledToolbar>
        {fileName !== null && !isOn && (
          <Button category="border-sm" onClick={handleSample}>
            Back to the drawn scene
          </Button>
        )}
        {fileName === null && !isOn && (
          <Chip isSelected={isMoving} onClick={() => onMovingChange(!isMoving)}>
            The ball bounces
          </Chip>
        )}
      </StyledToolbar>
      <StyledHint>
        Pictures are processed in this tab, on your device. None is sent, and none is kept after you leave.
      </StyledHint>
    </StyledStack>
  );
}
