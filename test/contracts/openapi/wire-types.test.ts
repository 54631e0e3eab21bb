import { readFileSync } from 'node:fs';
import openapiTypescript, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { apiDocumentText } from './api-document';

const generatedUrl = new URL('../../../contracts/shop-api.generated.ts', import.meta.url);

describe('Wire types (spec §7 Shop back end)', () => {
  it('are those of the document; after a change run "npm run generate:wire"', async () => {
    const generated = COMMENT_HEADER + astToString(await openapiTypescript(apiDocumentText));
    expect(readFileSync(generatedUrl, 'utf8')).toBe(generated);
  });
});
