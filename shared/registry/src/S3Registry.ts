import { setTimeout as pause } from 'node:timers/promises';
import type { PutObjectCommandOutput } from '@aws-sdk/client-s3';
import { SiteError } from '@portfolio/contract';
import { LIMITS } from '@portfolio/contract/validate';
import { assertNotLarger } from './assertNotLarger';
import { findStatus, getTryCount, isNamed, toBucketFault, toBucketLocation } from './bucketFaults';
import { connectBucket } from './connectBucket';
import { toContentType } from './contentType';
import { once } from './once';
import type { BucketAddress } from './registryAddress';
import { EXCLUSIVE_WRITES_PROBE } from './registryPaths';
import type { StoredFile, SweepableRegistry } from './Registry';

/** Files are never overwritten, so cached copies never become stale. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Content of the probe. It never changes, so a repeated write does no harm. */
const PROBE_CONTENT = Buffer.from('Written to learn whether this bucket refuses to overwrite what exists.\n');
/** Milliseconds before each retry while another conditional write of the same key is in progress. */
const CONFLICT_PAUSES_MS = [50, 200, 800, 2000];

/**
 * A registry in an S3-compatible bucket. Files are created with conditional writes (`If-None-Match: *`); a server that
 * ignores the condition is refused before anything is published.
 */
export function createS3Registry(address: BucketAddress): SweepableRegistry {
  const { bucket, prefix, publicUrl } = address;
  const location = toBucketLocation(address);
  const toKey = (file: string) => (prefix === '' ? file : `${prefix}/${file}`);
  const connect = once(() => connectBucket(address));

  async function read(file: string, maxBytes: number = LIMITS.fileBytes): Promise<Buffer> {
    try {
      const { sdk, client } = await connect();
      const { Body, ContentLength = 0 } = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key: toKey(file) }),
      );
      const chunks: Buffer[] = [];
      let byteCount = 0;
      // Counted as well, because a server may leave out the length. A refusal leaves the loop, which closes the response.
      for await (const chunk of (Body ?? []) as AsyncIterable<Buffer>) {
        byteCount += chunk.length;
        assertNotLarger(file, Math.max(byteCount, ContentLength), maxBytes, location);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    } catch (cause) {
      if (cause instanceof SiteError) throw cause;
      if (!isNamed(cause, 'NoSuchKey', 'NotFound')) throw toBucketFault(cause, `read ${file}`, address);
      throw new SiteError(
        `Failed to read ${file}: the registry ${location} does not have it. Deploy the release first, or correct PORTFOLIO_REGISTRY.`,
        'NOT_IN_REGISTRY',
        { cause },
      );
    }
  }

  async function put(file: string, content: Buffer): Promise<PutObjectCommandOutput> {
    const { sdk, client } = await connect();
    const command = new sdk.PutObjectCommand({
      Bucket: bucket,
      Key: toKey(file),
      Body: content,
      IfNoneMatch: '*',
      ChecksumAlgorithm: 'SHA256',
      ContentType: toContentType(file),
      CacheControl: CACHE_CONTROL,
    });
    for (const pauseMs of CONFLICT_PAUSES_MS)
      try {
        return await client.send(command);
      } catch (error) {
        if (findStatus(error) !== 409) throw error;
        await pause(pauseMs);
      }
    return client.send(command);
  }

  /** @returns false if the file already exists */
  async function createObject(file: string, content: Buffer): Promise<boolean> {
    try {
      await put(file, content);
      return true;
    } catch (error) {
      if (findStatus(error) !== 412) throw toBucketFault(error, `write ${file}`, address);
      // An earlier attempt may have succeeded with only its response lost: then the stored content equals the sent one.
      return getTryCount(error) > 1 && (await read(file)).equals(content);
    }
  }

  const assertExclusiveWrites = once(async () => {
    try {
      if (
        !(await createObject(EXCLUSIVE_WRITES_PROBE, PROBE_CONTENT)) ||
        !(await createObject(EXCLUSIVE_WRITES_PROBE, PROBE_CONTENT))
      )
        return;
    } catch (error) {
      // 501: servers that know the condition but do not implement it.
      if (!(error instanceof SiteError) || findStatus(error.cause) !== 501) throw error;
    }
    throw new SiteError(
      `Failed to write to ${location}: its server ignores "If-None-Match: *", so two publishers of one version could both win. Nothing was published. Use a server with conditional writes, or a folder.`,
      'NO_EXCLUSIVE_WRITES',
    );
  });

  return {
    location,
    publicUrl,
    read,

    async list(folder) {
      const start = [prefix, folder]
        .filter(Boolean)
        .map((part) => `${part}/`)
        .join('');
      const names: string[] = [];
      try {
        const { sdk, client } = await connect();
        const input = { Bucket: bucket, Prefix: start, Delimiter: '/' };
        for await (const page of sdk.paginateListObjectsV2({ client }, input))
          for (const key of [
            ...(page.Contents ?? []).map(({ Key }) => Key),
            ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
          ])
            if (key !== undefined && key !== start) names.push(key.slice(start.length).replace(/\/$/, ''));
      } catch (error) {
        throw toBucketFault(error, `list ${folder}`, address);
      }
      return names.sort();
    },

    async create(file, content) {
      await assertExclusiveWrites();
      return createObject(file, content);
    },

    async listFiles(folder) {
      const start = prefix === '' ? '' : `${prefix}/`;
      const files: StoredFile[] = [];
      try {
        const { sdk, client } = await connect();
        const input = { Bucket: bucket, Prefix: start + (folder === '' ? '' : `${folder}/`) };
        for await (const page of sdk.paginateListObjectsV2({ client }, input))
          for (const { Key = '', LastModified } of page.Contents ?? [])
            files.push({ path: Key.slice(start.length), writtenMs: LastModified?.getTime() ?? Date.now() });
      } catch (error) {
        throw toBucketFault(error, `list ${folder}`, address);
      }
      return files;
    },

    async remove(file) {
      try {
        const { sdk, client } = await connect();
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: toKey(file) }));
      } catch (error) {
        throw toBucketFault(error, `remove ${file}`, address);
      }
    },
  };
}
