import { useEffect, useState } from 'react';
import { createCameraPicture, type Picture } from './picture';

/** Plays a stream without showing it, and returns its picture once its size is known. */
export function useCameraPicture(stream: MediaStream | null): Picture | null {
  const [ready, setReady] = useState<{ stream: MediaStream; picture: Picture } | null>(null);

  useEffect(() => {
    if (stream === null) return;
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    // Fires again when a phone is rotated and the camera's size changes.
    const handleSize = () => setReady({ stream, picture: createCameraPicture(video) });
    video.addEventListener('loadedmetadata', handleSize);
    video.addEventListener('resize', handleSize);
    // Rejects only if the stream ends immediately, which the camera reports itself.
    void video.play()?.catch(() => {});
    return () => {
      video.removeEventListener('loadedmetadata', handleSize);
      video.removeEventListener('resize', handleSize);
      video.pause();
      video.srcObject = null;
    };
  }, [stream]);

  return ready !== null && ready.stream === stream ? ready.picture : null;
}
