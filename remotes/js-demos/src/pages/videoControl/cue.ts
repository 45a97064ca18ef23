/** One caption: its text, and the times at which it is shown. */
export interface Cue {
  startS: number;
  endS: number;
  text: string;
}

/** Formats a time for WebVTT: 00:00:01.500. */
export function toVttTime(timeS: number): string {
  const totalMs = Math.round(timeS * 1000);
  const parts = [
    Math.floor(totalMs / 3_600_000),
    Math.floor(totalMs / 60_000) % 60,
    Math.floor(totalMs / 1000) % 60,
  ];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(totalMs % 1000).padStart(3, '0')}`;
}

/** In WebVTT these three start markup or a time line, even within a text. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Formats captions as a WebVTT file. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ startS, endS, text }) => `${toVttTime(startS)} --> ${toVttTime(endS)}\n${escapeText(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Finds the caption shown at a time; if there are several, the one that started last. */
export function findCueIndex(cues: readonly Cue[], timeS: number): number {
  return cues.findLastIndex(({ startS, endS }) => startS <= timeS && timeS < endS);
}
