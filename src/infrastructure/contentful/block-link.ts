import type { BlockLink } from '#src/domain/page/page-block';
import type { FieldReader } from './field-reader';

/** Throws `wrong_shape` when a field is missing or malformed. */
export function blockLinkOf(block: FieldReader, id: string): BlockLink {
  const fields = block.object(id);
  return { label: fields.text('label'), to: fields.link('to') };
}
