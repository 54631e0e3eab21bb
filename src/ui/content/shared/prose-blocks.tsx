import { Link } from 'react-router-dom';
import type { Block, Prose as ProseData, Span } from '#src/domain/content/prose';
import type { Content } from '#src/ui/kit/elements';
import styles from './prose.module.css';

/** Nothing in the text can become markup of its own. */
export function Prose({ blocks }: { readonly blocks: ProseData }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={block.id}>{shown(block.spans)}</Heading>;
    }
    case 'paragraph':
      return <p>{shown(block.spans)}</p>;
    case 'quote':
      return <blockquote>{shown(block.spans)}</blockquote>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((spans, index) => (
            <li key={index}>{shown(spans)}</li>
          ))}
        </List>
      );
    }
  }
}

/** A text alone needs no element of its own. */
function shown(spans: readonly Span[]): Content {
  const [first] = spans;
  if (spans.length === 1 && first?.kind === 'text') return first.text;
  return spans.map((span, index) => <SpanView key={index} span={span} />);
}

function SpanView({ span }: { readonly span: Span }) {
  switch (span.kind) {
    case 'text':
      return <span>{span.text}</span>;
    case 'strong':
      return <strong>{shown(span.spans)}</strong>;
    case 'emphasis':
      return <em>{shown(span.spans)}</em>;
    case 'link':
      return <Link to={span.to}>{shown(span.spans)}</Link>;
  }
}
