import { resolve } from 'node:path';
import { AssetServerPlugin, configureS3AssetStorage, PresetOnlyStrategy } from '@vendure/asset-server-plugin';
import type { Type } from '@vendure/core';
import type { Environment } from './environment';

/** The size of pictures that were requested in none of the plugin's own sizes. */
const largest = 'large';

/**
 * Keeps pictures in a folder that the servers share, or in a bucket, and gives them in a few sizes: one for each number
 * that somebody invents would fill the disk.
 */
export function assetServer({ assets: { url, folder, bucket } }: Pick<Environment, 'assets'>): Type<AssetServerPlugin> {
  return AssetServerPlugin.init({
    route: 'assets',
    assetUploadDir: resolve(folder),
    assetUrlPrefix: `${url}/`,
    imageTransformStrategy: new PresetOnlyStrategy({
      defaultPreset: largest,
      permittedFormats: ['webp', 'png', 'jpg'],
    }),
    ...(bucket === undefined
      ? {}
      : {
          storageStrategyFactory: configureS3AssetStorage({
            bucket: bucket.name,
            credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
            nativeS3Configuration: {
              region: bucket.region,
              // Storage that is compatible with S3 refuses the checksums that the SDK adds to each call by default.
              requestChecksumCalculation: 'WHEN_REQUIRED',
              responseChecksumValidation: 'WHEN_REQUIRED',
              ...(bucket.endpoint === undefined ? {} : { endpoint: bucket.endpoint, forcePathStyle: true }),
            },
          }),
        }),
  });
}
