import type { OpenedPage } from '#src/application/content/open-page';
import type { ShellContent } from '#src/domain/site/site-content';

export interface DocumentState {
  readonly buildId: string;
  readonly shell: ShellContent;
  /** Undefined for pages without content of their own. */
  readonly opened?: OpenedPage;
  /** Many client-only pages start from this document: it shows none of them yet. */
  readonly isAppShell?: boolean;
}

const elementId = 'document-state';

const unsafeInScript: ReadonlyMap<string, string> = new Map(
  Object.entries({ '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' }),
);

/** Nothing in the JSON can end the script element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => unsafeInScript.get(character) ?? '');
}

export function documentStateScript(state: DocumentState): string {
  return `<script type="application/json" id="${elementId}">${scriptSafeJson(state)}</script>`;
}

/** Undefined in a document that was not prerendered, as in development. */
export function readDocumentState(document: Document): DocumentState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
