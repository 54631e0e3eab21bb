import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Prose, Span } from '#src/domain/content/prose';
import { plainText } from '#src/domain/content/prose';
import { isSafeLink } from './links';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

interface MarkdownContext {
  /** Targets of reference links. */
  readonly targets: ReadonlyMap<string, string>;
  readonly headingIds: HeadingIds;
  readonly report: (problem: string) => void;
}

/** The number of times that a page uses each heading id. */
export type HeadingIds = Map<string, number>;

/**
 * Converts Markdown. Texts of one page share their `headingIds`, so that no two headings have the same id. Code becomes
 * text, a picture becomes its description, horizontal rules are dropped. HTML is dropped as well, and an unsafe link becomes
 * its text; both are reported. Undefined when it is nested too deeply.
 */
export function proseFromMarkdown(
  markdown: string,
  report: (problem: string) => void,
  headingIds: HeadingIds = new Map(),
): Prose | undefined {
  if (markdown.split('\n').some(opensTooMany)) return undefined;
  const { children } = fromMarkdown(markdown);
  if (isTooDeep(children)) return undefined;
  const definitions = children.filter((node) => node.type === 'definition');
  const targets = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
  const context: MarkdownContext = { targets, headingIds, report };
  return children
    .flatMap((node) => toBlocks(node, context))
    .filter((block) => block.kind === 'list' || block.spans.length > 0);
}

/** No real text is nested deeper, and recursive code can handle it. */
const maxDepth = 50;

const rule = /^ {0,3}([-*])(?:[ \t]*\1){2,}[ \t]*$/;
const quoteOrItem = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;

/** The parser takes minutes for a line that opens thousands of quotes or lists, so such a line does not reach it. */
function opensTooMany(line: string): boolean {
  if (rule.test(line)) return false;
  quoteOrItem.lastIndex = 0;
  for (let opened = 0; opened <= maxDepth; opened += 1) if (!quoteOrItem.test(line)) return false;
  return true;
}

function isTooDeep(nodes: readonly Node[]): boolean {
  let level = nodes;
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1)
    level = level.flatMap((node): readonly Node[] => ('children' in node ? node.children : []));
  return level.length > 0;
}

function toBlocks(node: Node, context: MarkdownContext): readonly Block[] {
  switch (node.type) {
    case 'heading': {
      const spans = toSpans(node.children, context);
      return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, id: headingId(spans, context), spans }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', spans: toSpans(node.children, context) }];
    case 'blockquote':
      return node.children
        .flatMap((child) => toBlocks(child, context))
        .map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'quote' } : block));
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.flatMap((item) => toItems(item.children, context)),
        },
      ];
    case 'code':
      return [{ kind: 'paragraph', spans: [{ kind: 'text', text: node.value }] }];
    case 'html':
      return reportHtml(node.value, context);
    default:
      return [];
  }
}

/** Nested lists become items of the outer list, because prose has one level. */
function toItems(nodes: readonly Node[], context: MarkdownContext): readonly (readonly Span[])[] {
  return nodes
    .flatMap((node) => toBlocks(node, context))
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .filter((spans) => spans.length > 0);
}

function toSpans(nodes: readonly Node[], context: MarkdownContext): readonly Span[] {
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
        return [{ kind: node.type, spans: toSpans(node.children, context) }];
      case 'link':
        return toLink(node.url, node.children, context);
      case 'linkReference':
        return toLink(context.targets.get(node.identifier) ?? '', node.children, context);
      case 'html':
        return reportHtml(node.value, context);
      default:
        return [];
    }
  });
}

function toLink(target: string, children: readonly Node[], context: MarkdownContext): readonly Span[] {
  const spans = toSpans(children, context);
  if (isSafeLink(target)) return [{ kind: 'link', to: target, spans }];
  context.report(`the link to "${target}", which is neither a path of the shop nor a web address, is left out`);
  return spans;
}

const shownOfHtml = 40;

function reportHtml(html: string, { report }: MarkdownContext): readonly never[] {
  report(`the HTML "${html.slice(0, shownOfHtml)}" is left out`);
  return [];
}

/** Made of the heading's words, so that links keep working when other headings change. Repeated ids are numbered. */
function headingId(spans: readonly Span[], { headingIds }: MarkdownContext): string {
  const terms = plainText(spans)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const id = terms?.join('-') ?? 'section';
  const seen = (headingIds.get(id) ?? 0) + 1;
  headingIds.set(id, seen);
  return seen === 1 ? id : `${id}-${seen}`;
}
