import type { HomeRow } from '#src/domain/page/page-content';
import { RowHead } from '#src/ui/kit/row-head';
import { tasteRowMessages as messages } from './taste-row-messages';

/** The band of the home page that leads to the questions. */
export function TasteRowHead({ row: { title, text } }: { readonly row: Pick<HomeRow, 'title' | 'text'> }) {
  return <RowHead title={title} text={text} more={{ to: '/taste/', label: messages.action }} />;
}
