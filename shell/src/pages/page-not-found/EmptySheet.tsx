import { StyledSheet } from './EmptySheet.styles';

const CORNERS = [
  [36, 36],
  [276, 36],
  [36, 186],
  [276, 186],
] as const;

/** A drawing of an empty sheet with its dimensions. */
export function EmptySheet() {
  return (
    <StyledSheet viewBox="0 0 320 200" aria-hidden="true">
      <path d="M36 36l240 150M276 36L36 186" strokeDasharray="5 6" />
      <path d="M36 14h240M36 9v10M276 9v10M302 36v150M297 36h10M297 186h10" />
      <rect x={36} y={36} width={240} height={150} fill="none" />
      {CORNERS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x - 4} y={y - 4} width={8} height={8} />
      ))}
    </StyledSheet>
  );
}
