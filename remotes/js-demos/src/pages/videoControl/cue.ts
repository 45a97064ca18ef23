/** One caption: a text and when it stands. */
export interface Cue {
  startS: number;
  endS: number;
  text: string;
}

/** Writes a time as WebVTT has it: 00:00:01.500. */
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

/** In WebVTT these three begin markup or a time line, also within a text. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Writes captions as a WebVTT file. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ startS, endS, text }) => `${toVttTime(startS)} --> ${toVttTime(endS)}\n${escapeText(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Finds which caption stands at a time; where several do, the one that began last. */
export function findCueIndex(cues: readonly Cue[], timeS: number): number {
  return cues.findLastIndex(({ startS, endS }) => startS <= timeS && timeS < endS);
}
