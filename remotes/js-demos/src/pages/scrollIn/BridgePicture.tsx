import { Button } from '@portfolio/design';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_SIZE, type Bridge } from './bridges';
import { StyledDarkPicture, StyledLightPicture, StyledMissing } from './BridgePicture.styles';

export interface BridgePictureProps {
  bridge: Bridge;
  /** True simulates a picture that failed to load. */
  isMissingOnPurpose: boolean;
  onFail: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Detects a picture that failed before this script could listen. */
const hasFailed = (image: HTMLImageElement | null) =>
  image !== null && image.complete && image.naturalWidth === 0;

/** The picture of the theme or, if it failed to load, its description and a retry button. */
export function BridgePicture({ bridge, isMissingOnPurpose, onFail, onRetry }: BridgePictureProps) {
  const { id, name, alt, light, dark } = bridge;
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const lightRef = useRef<HTMLImageElement>(null);
  const darkRef = useRef<HTMLImageElement>(null);

  function fail() {
    setIsFailed(true);
    onFail(id);
  }

  function retry() {
    setIsFailed(false);
    setAttempt(attempt + 1);
    onRetry(id);
  }

  useEffect(() => {
    if (!hasFailed(lightRef.current) && !hasFailed(darkRef.current)) return;
    setIsFailed(true);
    onFail(id);
  }, [id, onFail]);

  if (isFailed || isMissingOnPurpose) {
    return (
      <StyledMissing>
        <p>{alt}</p>
        <Button category="border-sm" onClick={retry}>
          Load the picture of the {name.toLowerCase()} bridge again
        </Button>
      </StyledMissing>
    );
  }
  const image = { ...PICTURE_SIZE, alt, loading: 'lazy', decoding: 'async', onError: fail } as const;
  return (
    <>
      <StyledLightPicture key={`light ${attempt}`} ref={lightRef} {...image} src={light} />
      <StyledDarkPicture key={`dark ${attempt}`} ref={darkRef} {...image} src={dark} />
    </>
  );
}
