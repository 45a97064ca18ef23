import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CLIP_CUES } from './clipCues';
import { rasterise, scaleShapes } from './raster';
import { SCENE, createScene, rect } from './scene';
import { SAMPLE_RATE_HZ, createSoundTrack, toPcm } from './soundTrack';

const read = (name: string) => readFileSync(path.join(__dirname, name));

test.each(['clip.webm', 'clip.mp4'])('%s is small', (name) => {
  expect(statSync(path.join(__dirname, name)).size).toBeLessThan(200 * 1024);
});

test('the files have the format of their extensions', () => {
  expect(read('clip.webm').subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(read('clip.mp4').subarray(4, 8).toString('latin1')).toBe('ftyp');
});

test('captions cover every moment of the clip', () => {
  expect(CLIP_CUES[0]?.startS).toBe(0);
  expect(CLIP_CUES.at(-1)?.endS).toBe(SCENE.durationS);
  CLIP_CUES.slice(1).forEach(({ startS }, index) => expect(startS).toBe(CLIP_CUES[index]?.endS));
});

test('the scene ends as it began, so that it can loop', () => {
  const squareOf = (timeS: number) =>
    createScene(timeS).find((shape) => shape.kind === 'rect' && shape.width === 96);

  expect(squareOf(7.9)).toEqual(squareOf(0));
  expect(squareOf(0)).toMatchObject({ x: 92, y: 150 });
});

test('the scene measures how far the square has moved', () => {
  const redlineOf = (timeS: number) =>
    createScene(timeS).find((shape) => shape.kind === 'rect' && shape.y === 270 && shape.height === 2);

  expect(redlineOf(1)).toBeUndefined();
  expect(redlineOf(3)).toMatchObject({ width: 150 });
  expect(redlineOf(4.5)).toMatchObject({ width: 300 });
});

test('half-covered pixels are half painted, and nothing is painted outside', () => {
  const pixels = rasterise([rect(0.5, 0, 1, 1, '#ff0000'), rect(-5, -5, 5, 5, '#00ff00')], 3, 1);

  expect([...pixels]).toEqual([128, 0, 0, 128, 0, 0, 0, 0, 0]);
});

test('an enlarged drawing keeps its proportions', () => {
  const shapes = scaleShapes(
    [rect(1, 2, 3, 4, '#000000'), { kind: 'disc', x: 5, y: 6, radius: 7, colour: '#000000' }],
    2,
  );

  expect(shapes).toMatchObject([
    { x: 2, y: 4, width: 6, height: 8 },
    { x: 10, y: 12, radius: 14 },
  ]);
});

test('the tune is as long as the clip, audible on every beat and never too loud', () => {
  const samples = createSoundTrack();
  expect(samples).toHaveLength(SCENE.durationS * SAMPLE_RATE_HZ);
  for (let beat = 0; beat < SCENE.durationS / SCENE.beatS; beat += 1) {
    const start = beat * SCENE.beatS * SAMPLE_RATE_HZ;
    const peak = Math.max(...samples.slice(start, start + 4800));
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(0.5);
  }

  expect(toPcm(Float32Array.of(0, 1, -2))).toEqual(Buffer.from([0, 0, 0xff, 0x7f, 0x01, 0x80]));
});
