import type { OpenedPage } from '#src/application/content/open-page';
import type { ShellContent } from '#src/domain/content/site-content';

/** The state that the build puts into a document for the browser to continue from. */
export interface DocumentState {
  readonly buildId: string;
  readonly shell: ShellContent;
  /** The page as the build opened it; undefined for pages without content of their own. */
  readonly opened?: OpenedPage;
  /** True for the document that many client-only pages start from: it shows none of them yet. */
  readonly isAppShell?: boolean;
}

const elementId = 'document-state';

const unsafeInScript: ReadonlyMap<string, string> = new Map(
  Object.entries({ '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' }),
);

/** Returns JSON for a script element: nothing in it can end the element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => unsafeInScript.get(character) ?? '');
}

export function documentStateScript(state: DocumentState): string {
  return `<script type="application/json" id="${elementId}">${scriptSafeJson(state)}</script>`;
}

/** Reads what documentStateScript wrote; undefined in a document that was not prerendered, as in development. */
export function readDocumentState(document: Document): DocumentState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
