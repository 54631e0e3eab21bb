import type { Location } from 'react-router-dom';
import type { Appearance } from '#src/application/ports/browser/stored-appearance';
import type { StaticPageContent } from '#src/domain/page/page-content';
import { type DocumentHead, type PageHead, partHead } from '#src/ui/shell/page-head';
import type { LoadedPage, PageRoute } from '#src/ui/shell/page-route';

let visits = 0;

/** A location as the router makes one: every visit has a key of its own. */
export function at(path: string): Location {
  const [pathname = '/', search = ''] = path.split('?');
  visits += 1;
  return { pathname, search: search && `?${search}`, hash: '', state: null, key: `visit-${visits}` };
}

/** A page of text at a path, titled by it. */
export function textPage(path: string): StaticPageContent {
  return { kind: 'static-page', path, title: `Page ${path}`, description: '', noindex: false, body: [], blocks: [] };
}

/** A page that shows the title of its content; its address may ask for a part of it. */
export const titlePage: LoadedPage = {
  View: ({ content }: { readonly content: { readonly title: string } }) => <h1>{content.title}</h1>,
  head: (content, { search }) => {
    const part = search.get('part');
    const head = { title: content?.title ?? 'Own data', description: '', noindex: false };
    return partHead(head, part === null ? undefined : `Part ${part}`);
  },
};

/** Routes whose code comes when it is let in, and not at all after `fail`. */
export class HeldRoutes {
  readonly all: readonly PageRoute[] = [
    this.route('/cart/', false),
    this.route('/held/*', true),
    { ...this.route('/own-policy/*', false), hasOwnPolicy: true },
    this.route('/*', true),
  ];
  private waiting: (() => void)[] = [];
  private isFailing = false;

  /** Lets the code in that is asked for under /held/, the oldest first. */
  letIn(): void {
    this.waiting.shift()?.();
  }

  fail(): void {
    this.isFailing = true;
  }

  private route(pattern: string, hasContent: boolean): PageRoute {
    const load = async (): Promise<LoadedPage> => {
      if (this.isFailing) throw new TypeError('Failed to fetch dynamically imported module');
      if (pattern.startsWith('/held/')) await new Promise<void>((resolve) => this.waiting.push(resolve));
      return titlePage;
    };
    return { name: pattern, pattern, hasContent, load };
  }
}

/** Remembers the last content set for the document's head. */
export class RecordingDocumentHead implements DocumentHead {
  shown: PageHead | undefined;
  appearance: Appearance | undefined;

  show(head: PageHead): void {
    this.shown = head;
  }

  appear(appearance: Appearance | undefined): void {
    this.appearance = appearance;
  }
}
