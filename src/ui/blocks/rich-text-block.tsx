import type { RichTextBlock } from '#src/domain/page/page-block';
import { Prose } from '#src/ui/content/shared/prose-blocks';

/** Running text (spec §2 Content-driven templates). */
export function RichTextBlockView({ block }: { readonly block: RichTextBlock }) {
  return (
    <div className="container">
      <Prose blocks={block.body} />
    </div>
  );
}
