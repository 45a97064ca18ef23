import { useReducedMotion } from '@portfolio/design';
import { useAnnounce } from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { hasOverlay } from '../../demo/hasOverlay';
import { createCountdown, type Countdown } from './countdown';
import { getEffect, type EffectName } from './effects';
import { EMPTY_STRIP, MAX_PHOTOS, addPhoto, isFull } from './photos';
import type { Picture } from './picture';
import { playShutter } from './shutterSound';

interface ShootOptions {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  picture: Pick<Picture, 'kind' | 'name'>;
  effect: EffectName;
  hasSound: boolean;
}

/** More than three flashes per second could be harmful, so they are at least this far apart. */
const FLASH_REST_MS = 400;

function toBlob(canvas: HTMLCanvasElement, canBeTransparent: boolean): Promise<Blob | null> {
  // JPEG has no transparency and would make it black.
  const type = canBeTransparent ? 'image/png' : 'image/jpeg';
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
}

/** Takes photos of a canvas, at once or after a countdown, and adds them to a strip. */
export function usePhotoShoot({ canvasRef, picture, effect, hasSound }: ShootOptions) {
  const announce = useAnnounce();
  const isStill = useReducedMotion();
  const flashedAtRef = useRef(Number.NEGATIVE_INFINITY);
  const [strip, setStrip] = useState(EMPTY_STRIP);
  const [countdownS, setCountdownS] = useState<number | null>(null);
  const [flashCount, setFlashCount] = useState(0);

  function flash() {
    const nowMs = performance.now();
    if (isStill || nowMs - flashedAtRef.current < FLASH_REST_MS) return;
    flashedAtRef.current = nowMs;
    setFlashCount((count) => count + 1);
  }

  /** Says so if there is no room for a photo. */
  function isRefused() {
    if (!isFull(strip)) return false;
    announce(`At most ${MAX_PHOTOS} photos can be kept. Download and delete one first.`, 'problem');
    return true;
  }

  const shoot = useEffectEvent(async () => {
    const canvas = canvasRef.current;
    // Undo may have brought photos back during the countdown.
    if (canvas === null || isRefused()) return;
    if (hasSound) playShutter();
    flash();
    const altText = `Photo of ${picture.name}, ${getEffect(effect).label.toLowerCase()}`;
    const content = await toBlob(canvas, effect === 'screen' || picture.kind === 'file');
    if (content === null) {
      announce('The browser could not turn this frame into a picture file. Try again.', 'problem');
      return;
    }
    const { width: widthPx, height: heightPx } = canvas;
    setStrip((current) => addPhoto(current, { altText, content, widthPx, heightPx }));
    announce('The photo is taken. It is the first in the strip.');
  });

  const countdownRef = useRef<Countdown | null>(null);
  useEffect(() => {
    const countdown = createCountdown({ onTick: setCountdownS, onEnd: () => void shoot() });
    countdownRef.current = countdown;
    return countdown.cancel;
  }, []);

  const isOfCamera = picture.kind === 'camera';
  // Once the camera is off, the photo would be of something else than what it was meant for.
  useEffect(() => (isOfCamera ? () => countdownRef.current?.cancel() : undefined), [isOfCamera]);

  function cancel() {
    countdownRef.current?.cancel();
    announce('No photo was taken.');
  }

  const isCounting = countdownS !== null;
  const cancelByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !hasOverlay()) cancel();
  });
  useEffect(() => {
    if (!isCounting) return;
    const handleKey = (event: KeyboardEvent) => cancelByKey(event);
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isCounting]);

  return {
    strip,
    setStrip,
    countdownS,
    flashCount,
    cancel,
    start(delayS: number) {
      if (isRefused()) return;
      if (delayS > 0) announce(`Photo in ${delayS} seconds. Escape stops it.`);
      countdownRef.current?.start(delayS);
    },
  };
}
