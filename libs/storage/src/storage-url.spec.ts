import { describe, expect, it } from '@jest/globals';
import { storageUrl, parseStorageUrl } from './storage-url.ts';

describe('a storage URL', () => {
  it('a storage URL may name a folder', () => {
    expect(parseStorageUrl('file:///srv/my%20media')).toEqual({ kind: 'file', folder: '/srv/my media' });
    expect(parseStorageUrl('file:./media')).toMatchObject({ folder: `${process.cwd()}/media` });
  });

  it('a storage URL may name an S3 bucket, with or without the options of S3-compatible servers', () => {
    expect(parseStorageUrl('s3://estate')).toEqual({ kind: 's3', bucket: 'estate', region: 'us-east-1' });
    expect(
      parseStorageUrl('s3://key:se%2Fcret@estate?endpoint=http://minio:9000&region=eu-central-1'),
    ).toEqual({
      kind: 's3',
      bucket: 'estate',
      region: 'eu-central-1',
      endpoint: 'http://minio:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
    });
  });

  it.each([
    's3://',
    's3://estate?endpoint=minio',
    's3://estate?endpoint=ftp://minio',
    'https://estate',
    'media',
  ])('the storage URL %s is refused when the process starts', (url) => {
    expect(storageUrl().safeParse(url).success).toBe(false);
  });
});
