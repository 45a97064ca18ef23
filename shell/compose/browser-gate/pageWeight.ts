import type { Release } from '@portfolio/contract';

const KIB = 1024;

/** What the page of a remote may fetch of its release on a first visit, in bytes as published. */
export const WEIGHT_LIMITS = {
  scripts: 512 * KIB,
  styles: 128 * KIB,
  pictures: 1024 * KIB,
  /** Everything: films, sounds and fonts too. */
  all: 4096 * KIB,
  /** Each file. */
  file: 2048 * KIB,
} as const;

export type WeightLimits = Readonly<Record<keyof typeof WEIGHT_LIMITS, number>>;

const KINDS: readonly (readonly [kind: 'scripts' | 'styles' | 'pictures', pattern: RegExp])[] = [
  ['scripts', /\.m?js$/i],
  ['styles', /\.css$/i],
  ['pictures', /\.(avif|gif|jpe?g|png|svg|webp)$/i],
];

/** Says where a page fetches more than it may: one phrase each. */
export function listOverweights(
  files: ReadonlySet<string>,
  release: Pick<Release, 'web'>,
  limits: WeightLimits,
): string[] {
  const sizes = [...files].flatMap((name) =>
    Object.hasOwn(release.web.files, name) ? [[name, release.web.files[name]?.bytes ?? 0] as const] : [],
  );
  const sum = (list: typeof sizes) => list.reduce((total, [, bytes]) => total + bytes, 0);
  const compare = (what: string, bytes: number, limit: number) =>
    bytes > limit ? [`${what} are ${bytes} bytes; ${limit} is the limit`] : [];
  return [
    ...KINDS.flatMap(([kind, pattern]) =>
      compare(`its ${kind}`, sum(sizes.filter(([name]) => pattern.test(name))), limits[kind]),
    ),
    ...compare('all its files', sum(sizes), limits.all),
    ...sizes.flatMap(([name, bytes]) => compare(`the contents of ${name}`, bytes, limits.file)),
  ];
}
