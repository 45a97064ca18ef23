import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import { compressAfter, joinBrotli, joinGzip } from './compressAfter';

const toHead = (id: string) => `<!doctype html>\n<html lang="en" data-composition="${id}">`;
const REST = `\n<head><title>Work</title></head><body>${'<p>The grid of the data-composition and the lang="en" of it.</p>'.repeat(80)}</body>`;
const toPage = (id: string) => Buffer.from(toHead(id) + REST);
const HEAD_BYTES = toHead('000000000000').length;

const compressPage = (page: Buffer) =>
  compressAfter(page.subarray(0, HEAD_BYTES), page.subarray(HEAD_BYTES), 9);

async function compress(id: string) {
  const rest = await compressPage(toPage(id));
  if (rest === null) throw new Error('It was not compressed.');
  return rest;
}

it('is read by any reader of brotli and gzip', async () => {
  const page = toPage('a388075ec1dc');
  const { br, gz } = await compress('a388075ec1dc');
  const head = page.subarray(0, HEAD_BYTES);
  expect(zlib.brotliDecompressSync(joinBrotli(head, br))).toEqual(page);
  expect(zlib.gunzipSync(joinGzip(page, HEAD_BYTES, gz))).toEqual(page);
});

it('takes another head of the same length without compressing the rest again', async () => {
  const { br, gz } = await compress('a388075ec1dc');
  const other = toPage('ffffffffffff');
  expect(zlib.brotliDecompressSync(joinBrotli(other.subarray(0, HEAD_BYTES), br))).toEqual(other);
  expect(zlib.gunzipSync(joinGzip(other, HEAD_BYTES, gz))).toEqual(other);
});

it('is read by any reader where a page is larger than the window', async () => {
  const page = Buffer.concat([toPage('a388075ec1dc'), randomBytes(90_000), toPage('a388075ec1dc')]);
  const rest = await compressPage(page);
  expect(zlib.brotliDecompressSync(joinBrotli(page.subarray(0, HEAD_BYTES), rest?.br ?? page))).toEqual(page);
});

it('does not lean on the head, also where the rest repeats it', async () => {
  const page = Buffer.from(`${toHead('a388075ec1dc')}<p>a388075ec1dc</p>${toHead('a388075ec1dc')}`);
  const rest = await compressPage(page);
  const other = Buffer.concat([Buffer.from(toHead('ffffffffffff')), page.subarray(HEAD_BYTES)]);
  expect(zlib.brotliDecompressSync(joinBrotli(other.subarray(0, HEAD_BYTES), rest?.br ?? page))).toEqual(
    other,
  );
});

it('is hardly larger than the whole compressed at once', async () => {
  const page = toPage('a388075ec1dc');
  const { br, gz } = await compress('a388075ec1dc');
  const whole = zlib.brotliCompressSync(page, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } });
  expect(joinBrotli(page.subarray(0, HEAD_BYTES), br).length - whole.length).toBeLessThan(60);
  expect(joinGzip(page, HEAD_BYTES, gz).length - zlib.gzipSync(page, { level: 9 }).length).toBeLessThan(60);
});

it('refuses a head that is longer than the bytes that stand for it', async () => {
  expect(await compressAfter(Buffer.alloc(121, 'a'), Buffer.alloc(1000, 'a'), 9)).toBeNull();
});
