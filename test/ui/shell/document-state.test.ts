import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DocumentState,
  documentStateScript,
  readDocumentState,
  scriptSafeJson,
} from '#src/ui/shell/document-state';

const shell = { tagline: '', footerText: '' };

/** As a browser would find the element again. */
function documentWith(script: string): Document {
  const [, textContent = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(script) ?? [];
  return {
    getElementById: (id: string) => (script.includes(`id="${id}"`) ? { textContent } : null),
  } as unknown as Document;
}

describe('State in a document (spec §2 Page shell and behavior)', () => {
  it.each(['</script>', '<!--', '<script>', ']]>', '\u2028', '\u2029'])('cannot be ended by %j', (text) => {
    const script = documentStateScript({ buildId: 'build-1', shell: { ...shell, tagline: `before ${text} after` } });
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    expect(
      script.slice('<script type="application/json" id="document-state">'.length, -'</script>'.length),
    ).not.toMatch(/[<>\u2028\u2029]/);
    expect(readDocumentState(documentWith(script))?.shell.tagline).toBe(`before ${text} after`);
  });

  it('means the same as plain JSON, whatever is in it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = scriptSafeJson(value);
        expect(text).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('comes back as it was written', () => {
    const state: DocumentState = { buildId: 'build-1', shell, opened: { kind: 'not-found' }, isAppShell: true };
    expect(readDocumentState(documentWith(documentStateScript(state)))).toEqual(state);
  });

  it('is absent in a document that was not rendered ahead', () => {
    expect(readDocumentState(documentWith(''))).toBeUndefined();
  });
});
