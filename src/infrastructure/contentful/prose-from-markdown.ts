import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Prose, Span } from '#src/domain/content/page-content';
import { isSafeLink } from './links';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** What a text is read with: where its reference links lead, and whom to tell of a link that must not be followed. */
interface Reading {
  readonly targets: ReadonlyMap<string, string>;
  readonly headingIds: Map<string, number>;
  readonly reject: (problem: string) => never;
}

/**
 * Reads Markdown into prose. HTML in it is dropped, and so are rulers; code stays as text, a picture as its
 * description. `reject` is called with what is wrong when a link leads to an unsafe target.
 */
export function proseFromMarkdown(markdown: string, reject: (problem: string) => never): Prose {
  const { children } = fromMarkdown(markdown);
  const definitions = children.filter((node) => node.type === 'definition');
  const targets = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
  const reading: Reading = { targets, headingIds: new Map(), reject };
  return children
    .flatMap((node) => toBlocks(node, reading))
    .filter((block) => block.kind === 'list' || block.spans.length > 0);
}

function toBlocks(node: Node, reading: Reading): readonly Block[] {
  switch (node.type) {
    case 'heading': {
      const spans = toSpans(node.children, reading);
      return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, id: headingId(spans, reading), spans }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', spans: toSpans(node.children, reading) }];
    case 'blockquote':
      return node.children
        .flatMap((child) => toBlocks(child, reading))
        .map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'quote' } : block));
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.flatMap((item) => toItems(item.children, reading)),
        },
      ];
    case 'code':
      return [{ kind: 'paragraph', spans: [{ kind: 'text', text: node.value }] }];
    default:
      return [];
  }
}

/** One item for the text, and one for each item of the lists inside it: prose has a single level. */
function toItems(nodes: readonly Node[], reading: Reading): readonly (readonly Span[])[] {
  return nodes
    .flatMap((node) => toBlocks(node, reading))
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .filter((spans) => spans.length > 0);
}

function toSpans(nodes: readonly Node[], reading: Reading): readonly Span[] {
  return nodes.flatMap((node): readonly Span[] => {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value.replaceAll('\n', ' ') }];
      case 'inlineCode':
        return [{ kind: 'text', text: node.value }];
      case 'break':
        return [{ kind: 'text', text: ' ' }];
      case 'image':
      case 'imageReference':
        return node.alt ? [{ kind: 'text', text: node.alt }] : [];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, spans: toSpans(node.children, reading) }];
      case 'link':
        return [toLink(node.url, node.children, reading)];
      case 'linkReference':
        return [toLink(reading.targets.get(node.identifier) ?? '', node.children, reading)];
      default:
        return [];
    }
  });
}

function toLink(target: string, children: readonly Node[], reading: Reading): Span {
  if (!isSafeLink(target))
    reading.reject(`links to "${target}", which is neither a path of the shop nor a web address`);
  return { kind: 'link', to: target, spans: toSpans(children, reading) };
}

/** Made of the heading's words, so that a link to it survives when other headings come and go; repeated ones are numbered. */
function headingId(spans: readonly Span[], { headingIds }: Reading): string {
  const words = plainText(spans)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const id = words?.join('-') ?? 'section';
  const seen = (headingIds.get(id) ?? 0) + 1;
  headingIds.set(id, seen);
  return seen === 1 ? id : `${id}-${seen}`;
}

function plainText(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : plainText(span.spans))).join('');
}
