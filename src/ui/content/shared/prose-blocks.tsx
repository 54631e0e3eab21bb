import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Block, Prose as ProseData, Span } from '#src/domain/content/prose';
import styles from '#src/ui/content/prose.module.css';

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

function BlockView({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Spans spans={block.spans} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((spans, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Spans({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  return spans.map((span, index) => <SpanView key={index} span={span} />);
}

function SpanView({ span }: { readonly span: Span }): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return (
        <strong>
          <Spans spans={span.spans} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Spans spans={span.spans} />
        </em>
      );
    case 'link':
      return (
        <Link to={span.to}>
          <Spans spans={span.spans} />
        </Link>
      );
  }
}
