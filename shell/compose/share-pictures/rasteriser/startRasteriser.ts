import { spawn } from 'node:child_process';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { getSandboxCommand } from '../../prerender/sandbox/sandboxCommand';
import { type SandboxLimits, watchSandbox } from '../../prerender/sandbox/watchSandbox';

const MIB = 2 ** 20;

export const RASTERISER_LIMITS: SandboxLimits = {
  startMs: 60_000,
  pageMs: 20_000,
  memoryBytes: 768 * MIB,
  pageBytes: 8 * MIB,
  printedBytes: MIB,
};

const PROGRAM = path.join(__dirname, 'rasteriser.cjs');

/** A picture to draw. */
export interface Drawing {
  svg: string;
  /** The box that an artwork is scaled to fit; null for a picture that was made here. */
  fit: { widthPx: number; heightPx: number } | null;
}

/** The fonts for text in artwork. System fonts are not used, so that all machines draw the same bytes. */
export interface RasteriserFonts {
  folder: string;
  files: readonly string[];
  family: string;
}

/** A process that draws one picture after another. */
export interface Rasteriser {
  /**
   * @throws {SiteError} code `SHARE_PICTURE`, saying what is wrong with the artwork; the process may then have ended
   */
  draw(drawing: Drawing): Promise<Buffer>;
  hasEnded(): boolean;
  close(): void;
}

/**
 * Starts a rasteriser. Its process has no network, may only read the drawing package and the fonts, and is killed when
 * it exceeds a limit.
 */
export function startRasteriser(
  fonts: RasteriserFonts,
  limits: SandboxLimits = RASTERISER_LIMITS,
): Rasteriser {
  const packageFile = require.resolve('@resvg/resvg-js');
  // The package itself, and its sibling with the native code for this machine.
  const packages = path.dirname(path.dirname(packageFile));
  const { file, args } = getSandboxCommand([packages, fonts.folder], { program: PROGRAM, hasAddons: true });
  const child = spawn(file, args, { env: {}, stdio: 'pipe' });
  const watch = watchSandbox(child, limits);
  // Writing to a process that has ended fails; why it ended is reported with the picture.
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify({ packageFile, fontFiles: fonts.files, fontFamily: fonts.family })}\n`);
  return {
    async draw(drawing) {
      const line = await watch
        .nextLine(() => child.stdin.write(`${JSON.stringify(drawing)}\n`))
        .catch((error: unknown) => {
          throw toDrawFault(error, limits);
        });
      const { png } = Object(JSON.parse(line)) as { png?: unknown };
      if (typeof png === 'string') return Buffer.from(png, 'base64');
      throw new SiteError(
        'it shows nothing: the file is broken, blank, or no SVG, PNG or JPEG. Open it in a browser, and export it again.',
        'SHARE_PICTURE',
      );
    },
    hasEnded: watch.hasEnded,
    close: () => child.kill('SIGKILL'),
  };
}

/** Rewords the errors of a sandbox, which speak of pages, for pictures. */
function toDrawFault(cause: unknown, { pageMs, memoryBytes }: SandboxLimits): unknown {
  const code = cause instanceof SiteError ? cause.code : '';
  if (code === 'RENDER_TIMEOUT')
    return new SiteError(
      `it is not drawn after ${pageMs / 1000} s. Remove large filters, and elements that use each other.`,
      'SHARE_PICTURE',
      { cause },
    );
  if (code === 'RENDER_MEMORY')
    return new SiteError(
      `drawing it takes more than ${Math.round(memoryBytes / MIB)} MiB of memory. Remove large filters, or export it smaller.`,
      'SHARE_PICTURE',
      { cause },
    );
  if (code === 'RENDER_ENDED')
    return new SiteError(
      'it crashes the drawing program. Remove clips, masks and filters, or export it as PNG.',
      'SHARE_PICTURE',
      { cause },
    );
  return cause;
}
