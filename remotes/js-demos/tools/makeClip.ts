/*
 * Writes clip.webm, clip.mp4 and clip.vtt into src/pages/videoControl/clip, from the scene, the melody and the captions in
 * code. Needs ffmpeg (Debian: apt-get install ffmpeg). The output is committed, so that builds do not need ffmpeg.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { toVtt } from '../src/pages/videoControl/cue';
import { CLIP_CUES } from '../src/pages/videoControl/clip/clipCues';
import { rasterise, scaleShapes } from '../src/pages/videoControl/clip/raster';
import { SCENE, createScene } from '../src/pages/videoControl/clip/scene';
import { SAMPLE_RATE_HZ, createSoundTrack, toPcm } from '../src/pages/videoControl/clip/soundTrack';

/** Maximum file size, in bytes. */
const MAX_BYTES = 200 * 1024;

const CLIP = path.resolve(__dirname, '../src/pages/videoControl/clip');
const { durationS, framesPerS } = SCENE;
/** Pixels of the video per pixel of the scene, so that lines stay sharp on large screens. */
const SCALE = 2;
const WIDTH_PX = SCENE.widthPx * SCALE;
const HEIGHT_PX = SCENE.heightPx * SCALE;

/* Reproducible output: no dates and no versions in the files. */
const PLAIN = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];
const WEBM =
  '-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 0 -threads 1 -pix_fmt yuv420p -c:a libopus -b:a 32k'.split(' ');
const MP4 =
  '-c:v libx264 -crf 25 -preset veryslow -tune animation -profile:v high -level 3.1 -refs 4 -threads 1 -pix_fmt yuv420p -movflags +faststart -c:a aac -b:a 48k'.split(
    ' ',
  );

async function encode(soundFile: string) {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-hide_banner', '-loglevel', 'error'],
      ...[
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${WIDTH_PX}x${HEIGHT_PX}`,
        '-r',
        String(framesPerS),
        '-i',
        '-',
      ],
      ...['-f', 's16le', '-ar', String(SAMPLE_RATE_HZ), '-ac', '1', '-i', soundFile],
      ...[...WEBM, ...PLAIN, path.join(CLIP, 'clip.webm')],
      ...[...MP4, ...PLAIN, path.join(CLIP, 'clip.mp4')],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  for (let frame = 0; frame < durationS * framesPerS; frame += 1) {
    const pixels = rasterise(scaleShapes(createScene(frame / framesPerS), SCALE), WIDTH_PX, HEIGHT_PX);
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) {
    throw new SiteError(
      `[js-demos] Failed to encode the clip: ffmpeg ended with code ${code}. Its own message above names the cause; fix that and run the command again.`,
      'NO_CLIP',
    );
  }
}

async function main() {
  const folder = await mkdtemp(path.join(tmpdir(), 'clip-'));
  try {
    const soundFile = path.join(folder, 'sound.pcm');
    await writeFile(soundFile, toPcm(createSoundTrack()));
    await writeFile(path.join(CLIP, 'clip.vtt'), toVtt(CLIP_CUES));
    await encode(soundFile);
  } finally {
    await rm(folder, { recursive: true });
  }
  for (const name of ['clip.webm', 'clip.mp4']) {
    const { size } = await stat(path.join(CLIP, name));
    console.log(`${name}: ${size} bytes`);
    if (size > MAX_BYTES) {
      throw new SiteError(
        `[js-demos] Failed to keep ${name} small: it has ${size} bytes, more than the limit of ${MAX_BYTES}. Raise its -crf.`,
        'CLIP_TOO_LARGE',
      );
    }
  }
}

void main();
