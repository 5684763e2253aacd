import type * as Sdk from '@aws-sdk/client-s3';

export interface S3Options {
  /** For a compatible server; default: Amazon's endpoint of the region. */
  endpoint?: string;
  region: string;
  bucket: string;
  /** Without keys the machine's IAM role is used. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** If the bucket is public; otherwise `/media/` serves its files. */
  publicUrl?: string;
}

export interface S3Client {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** A slow bucket is waited for; a silent one is given up after this time. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** Creates a client. The SDK is loaded on first use. */
export async function openS3(options: S3Options, maxAttempts = 4): Promise<S3Client> {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    maxAttempts,
    requestHandler: timeouts,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Compatible servers do not support the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { sdk, client };
}
