import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';

const source = join(import.meta.dirname, '..', '..', 'src');
const layers = ['domain', 'application', 'infrastructure', 'ui'];

/** A text that shows that a file does something by itself, instead of asking the one place for it. */
interface Trace {
  readonly what: string;
  readonly text: RegExp;
  /** The beginnings of the paths of the files that are looked at; all of `src` without it. */
  readonly among?: readonly string[];
  /** The end of the names of the files that are looked at. */
  readonly ending?: string;
  readonly places: readonly string[];
  /** The number of other files that still have a way of their own. It only becomes smaller. */
  readonly others?: number;
}

interface Way {
  readonly need: string;
  /** The file to look at first. CONTRIBUTING.md names it. */
  readonly file: string;
  readonly traces: readonly Trace[];
}

/** They define the checks of single values. */
const scalars = [
  'infrastructure/shared/checks.ts',
  'infrastructure/shared/json.ts',
  'infrastructure/shared/value-checks.ts',
];
/** Their scripts come before the script of the checks, which would make them longer. */
const beforeTheChecks = [
  'infrastructure/browser/cart-codecs.ts',
  'infrastructure/browser/codecs.ts',
  'infrastructure/browser/promo-codecs.ts',
  'infrastructure/browser/views-codec.ts',
  'infrastructure/geography/http-geolocation-reader.ts',
];
/** Their values are the shop's own, or those of a typed package. */
const ownValues = [
  'infrastructure/browser/navigator-privacy-signal.ts',
  'infrastructure/browser/request-idle.ts',
  'infrastructure/contentful/contentful-client.ts',
  'infrastructure/shop-api/shop-http.ts',
  'infrastructure/system/failure-report.ts',
  'infrastructure/tracking/http-event-tracker.ts',
  'infrastructure/vendure/vendure-calls.ts',
];

const ways: readonly Way[] = [
  {
    need: 'data that comes from outside',
    file: 'infrastructure/shared/checks.ts',
    traces: [
      {
        what: 'parses JSON',
        text: /\bJSON\.parse\(/,
        places: ['infrastructure/shared/json.ts', 'ui/shell/document-state.ts'],
      },
      {
        what: 'guards the type of a value that came in',
        text: /\(\w+: unknown\): \w+ is /,
        among: ['infrastructure/', 'composition/', 'ui/'],
        places: ['infrastructure/shared/json.ts'],
      },
      {
        what: 'asks for the type of a value by its name',
        text: /\btypeof [\w.?[\]']+ [!=]== '/,
        among: ['infrastructure/'],
        places: [...scalars, ...beforeTheChecks, ...ownValues],
      },
      {
        what: 'checks an answer with rules for forms',
        text: /from 'class-validator'/,
        among: ['infrastructure/'],
        places: [],
      },
    ],
  },
  {
    need: 'a view whose code comes later',
    file: 'ui/shell/lazy-view.tsx',
    traces: [
      {
        what: 'loads code where it is used',
        text: /\bimport\(/,
        among: layers,
        places: ['infrastructure/stytch/stytch-client-source.ts'],
      },
      { what: 'keeps a view that has loaded', text: /\buseState<ComponentType/, places: ['ui/shell/lazy-view.tsx'] },
      { what: "uses React's own lazy views", text: /import .*\b(lazy|Suspense)\b.* from 'react'/, places: [] },
    ],
  },
  {
    need: 'an adapter whose code comes later',
    file: 'composition/lazy.ts',
    traces: [
      {
        what: 'stands in for the methods of a port',
        text: /\bnew Proxy\(/,
        places: ['composition/lazy.ts', 'infrastructure/vendure/not-offered.ts'],
      },
    ],
  },
  {
    need: 'a value that this browser keeps',
    file: 'application/ports/browser/stored.ts',
    traces: [
      {
        what: 'reads or writes a storage',
        text: /\.(getItem|setItem|removeItem)\(/,
        places: ['infrastructure/browser/safe-storage.ts', 'infrastructure/stytch/stytch-calls.ts'],
      },
      {
        what: 'takes a storage of the browser',
        text: /\bwindow\.(local|session)Storage\b/,
        places: ['infrastructure/stytch/stytch-calls.ts'],
      },
    ],
  },
  {
    need: 'something that is loaded and kept',
    file: 'ui/kit/resource.ts',
    traces: [
      {
        what: 'decides in a view what to show while something loads',
        text: /\bisLoading\b/,
        among: ['ui/'],
        ending: '.tsx',
        places: [],
      },
      {
        what: 'knows whose something loaded is',
        text: /\bownerId\b/,
        among: ['ui/'],
        places: ['ui/customer/shared/customer-resource.ts'],
      },
    ],
  },
  {
    need: 'what a page forgets when its customer leaves',
    file: 'ui/customer/shared/watch-customer.ts',
    traces: [
      {
        what: 'compares the customer with the former one',
        text: /=> (this\.)?customer\.current(\?\.\w+)?,\s*\(.*\bbefore\) =>/,
        among: ['ui/'],
        places: ['ui/customer/shared/watch-customer.ts'],
      },
    ],
  },
  {
    need: 'an error for shoppers',
    file: 'ui/kit/failures.ts',
    traces: [
      {
        what: 'has a message for every code of the shop',
        text: /\bRecord<GatewayErrorCode\b/,
        places: ['ui/kit/failures.ts'],
      },
      {
        what: 'describes a failure',
        text: /\bfunction describe\w*(Failure|Error|Refusal)\(/,
        places: ['ui/kit/failures.ts'],
        others: 1,
      },
    ],
  },
  {
    need: 'something that a shopper does',
    file: 'ui/kit/action.ts',
    traces: [
      {
        what: 'turns a failed action into a GatewayError',
        text: /new GatewayError\(\{ code: 'unknown'/,
        among: ['ui/'],
        places: ['ui/kit/action.ts'],
      },
    ],
  },
  {
    need: 'a form',
    file: 'ui/kit/form-view.tsx',
    traces: [
      { what: 'focuses the first field that is wrong', text: /\[aria-invalid/, places: ['ui/kit/form-view.tsx'] },
    ],
  },
  {
    need: 'a change that is announced',
    file: 'ui/shell/live-message-state.ts',
    traces: [
      {
        what: 'has a region of its own for a message in sight',
        text: /role="status"|aria-live/,
        among: ['ui/'],
        places: ['ui/kit/form-view.tsx', 'ui/kit/skeleton.tsx', 'ui/shell/alert-bar.tsx', 'ui/shell/announcer.tsx'],
        others: 17,
      },
    ],
  },
  {
    need: 'the focus after something is removed',
    file: 'ui/kit/focus-after-removal.ts',
    traces: [
      {
        what: 'looks where the focus goes from what has left the page',
        text: /\bnew MutationObserver\(/,
        among: ['ui/'],
        places: ['ui/kit/focus-after-removal.ts'],
      },
    ],
  },
  {
    need: 'the focus in a strip that scrolls sideways',
    file: 'ui/kit/reveal-focused.ts',
    traces: [
      { what: 'scrolls sideways for the focus', text: /inline: 'nearest'/, places: ['ui/kit/reveal-focused.ts'] },
    ],
  },
  {
    need: "a presenter's life",
    file: 'ui/kit/use-presenter.ts',
    traces: [
      {
        what: 'takes presenters from the container',
        text: /container\.get\(/,
        among: ['ui/'],
        places: ['ui/kit/use-presenter.ts'],
      },
      {
        what: 'makes state observable',
        text: /makeAutoObservable|makeObservable/,
        places: ['ui/kit/auto-observable.ts'],
      },
    ],
  },
  {
    need: 'a card that is entered on the hosted page',
    file: 'ui/saved-card/shared/hosted-card.ts',
    traces: [
      {
        what: 'goes to the hosted page for a card',
        text: /\bprepareCard\(/,
        among: ['ui/'],
        places: ['ui/saved-card/shared/hosted-card.ts'],
      },
    ],
  },
];

const sources: ReadonlyMap<string, string> = new Map(
  filesBelow(source)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(source, file), 'utf8')]),
);

function filesWith({ text, among = [''], ending = '' }: Trace): readonly string[] {
  return [...sources.keys()].filter(
    (file) =>
      among.some((beginning) => file.startsWith(beginning)) &&
      file.endsWith(ending) &&
      text.test(sources.get(file) ?? ''),
  );
}

describe('One way to do each thing (docs/adr/0003-the-user-interface-does-each-thing-one-way.md)', () => {
  it.each(ways.flatMap(({ traces }) => traces).map((trace) => [trace.what, trace] as const))(
    '%s in one place',
    (_what, trace) => {
      const files = filesWith(trace);
      const others = files.filter((file) => !trace.places.includes(file));
      expect(files).toEqual(expect.arrayContaining([...trace.places]));
      expect(others.length, `${others.length} files`).toBeLessThanOrEqual(trace.others ?? 0);
    },
  );

  it.each(ways.map(({ need, file }) => [need, file]))('is to be looked up for %s', (_need, file) => {
    const [, table = ''] =
      /\n## One way to do each thing\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
    expect(table).toContain(`](src/${file})`);
  });
});
