import { SiteError } from '@portfolio/contract';
import { parseRegistryAddress } from './registryAddress';

const parse = (value: string) => parseRegistryAddress(value, '/repository');

function getProblems(value: string): string {
  try {
    parse(value);
  } catch (error) {
    if (error instanceof SiteError && error.code === 'BAD_REGISTRY') return error.message;
    throw error;
  }
  throw new Error(`"${value}" was accepted.`);
}

test.each([
  ['/srv/releases', { kind: 'folder', folder: '/srv/releases' }],
  ['../releases', { kind: 'folder', folder: '/releases' }],
  ['file:///srv/my%20releases', { kind: 'folder', folder: '/srv/my releases' }],
  [
    'file:///srv/releases?public=https://releases.example.com',
    { kind: 'folder', folder: '/srv/releases', publicUrl: 'https://releases.example.com/' },
  ],
  ['s3://releases', { kind: 'bucket', bucket: 'releases', prefix: '' }],
  [
    's3://releases/site/v1/?region=eu-west-2&endpoint=http://10.0.0.2:9000&public=https://cdn.example.com/v1',
    {
      kind: 'bucket',
      bucket: 'releases',
      prefix: 'site/v1',
      region: 'eu-west-2',
      endpoint: 'http://10.0.0.2:9000/',
      publicUrl: 'https://cdn.example.com/v1/',
    },
  ],
  [
    'file:///srv/releases?public=http://127.0.0.1:8080/a/',
    { kind: 'folder', folder: '/srv/releases', publicUrl: 'http://127.0.0.1:8080/a/' },
  ],
])('accepts %s', (value, address) => {
  expect(parse(value)).toEqual(address);
});

test.each([
  ['https://releases.example.com', /neither a folder nor an address/],
  ['s3:releases', /is not the name of a bucket/],
  ['s3://My_Bucket', /"My_Bucket" is not the name of a bucket/],
  ['s3://releases:9000/a', /port 9000 belongs in endpoint=/],
  ['s3://releases/a//b', /prefix "a\/\/b"/],
  ['s3://releases?zone=1', /"zone" is not a parameter of s3:/],
  ['s3://releases?region=a&region=b', /region= takes one value/],
  ['s3://releases?region=', /region= takes one value/],
  ['s3://releases?region=EU!', /is not a region/],
  ['s3://releases?endpoint=minio:9000', /endpoint="minio:9000" is not an https address/],
  ['s3://releases?public=https://cdn.example.com/?a', /may not contain "\?"/],
  ['s3://releases?public=http://cdn.example.com/', /is not https/],
  ["s3://releases?public=https://cdn.example.com/a;script-src'", /may contain letters, digits/],
  ['s3://releases#a', /"#a" has no meaning/],
  ['file://srv/releases', /begins with three slashes/],
  ['file:///srv/a%2Fb', /"\/srv\/a%2Fb" is not a folder: /],
  ['file:///srv/releases?region=eu-west-2', /"region" is not a parameter of file:/],
  ['/srv/releases?public=https://cdn.example.com/', /A plain folder takes no parameters/],
])('refuses %s', (value, problem) => {
  expect(getProblems(value)).toMatch(problem);
});

test('reports all problems at once, with the accepted forms', () => {
  const message = getProblems('s3://B?region=&zone=1&public=ftp://a');
  expect(message).toMatch(/"B" is not.*\n?/);
  for (const problem of [/"zone" is not a parameter/, /region= takes/, /public="ftp:\/\/a"/, /Write one of/])
    expect(message).toMatch(problem);
});

test('refuses credentials, and does not repeat them', () => {
  const message = getProblems('s3://key:secret@releases?endpoint=https://key:secret@s3.example.com');
  expect(message).toMatch(/It contains credentials/);
  expect(message).toMatch(/endpoint= contains credentials/);
  expect(message).not.toContain('secret');
});
