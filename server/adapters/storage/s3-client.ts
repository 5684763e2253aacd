import type * as Sdk from '@aws-sdk/client-s3';

export interface S3Options {
  /** Of a compatible server; without one Amazon's own of the region. */
  endpoint?: string;
  region: string;
  bucket: string;
  /** Without keys the machine's own role (IAM) is asked for them. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Where the bucket is public; without one `/media/` hands its files on. */
  publicUrl?: string;
}

export interface S3Client {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** A bucket that is slow is waited for; one that says nothing for so long is given up. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** A client of the bucket's service. The SDK is loaded here, when the first is needed. */
export async function openS3(options: S3Options, maxAttempts = 4): Promise<S3Client> {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    maxAttempts,
    requestHandler: timeouts,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Compatible servers do not know the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { sdk, client };
}
