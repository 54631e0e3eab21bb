import { contactTopics } from '#src/domain/contact/contact-message';
import { contactKind, mailingLists } from '#src/domain/mailing-list/mailing-list';
import type { FormBlock, FormPause, OfferedForm } from '#src/domain/page/page-block';
import { blockLinkOf } from './block-link';
import type { FieldReader } from './field-reader';
import { momentOf } from './moment';

const forms = ['mailing-list', 'giveaway', 'contact', 'gift-card-balance', 'find-order'] as const;

/**
 * Throws `wrong_shape` when a field is missing or malformed, and when a form with a start or end has no words for the time
 * before or after it.
 */
export function formBlockOf(fields: FieldReader): FormBlock {
  const [starts, ends] = [optionalMoment(fields, 'starts'), optionalMoment(fields, 'ends')];
  if (starts !== undefined && ends !== undefined && ends <= starts) fields.reject('ends', 'must be after starts');
  return {
    kind: 'form',
    ...formOf(fields),
    title: fields.text('title'),
    text: fields.text('text'),
    period: { ...(starts !== undefined && { starts }), ...(ends !== undefined && { ends }) },
    ...(starts !== undefined && { coming: pauseOf(fields, 'coming') }),
    ...(ends !== undefined && { over: pauseOf(fields, 'over') }),
  };
}

function formOf(fields: FieldReader): OfferedForm {
  const form = fields.oneOf('form', forms);
  switch (form) {
    case 'mailing-list': {
      const list = fields.oneOf('list', mailingLists);
      return { form, list, ...(contactKind(list) === 'phone' && { consent: fields.text('consent') }) };
    }
    case 'giveaway':
      return {
        form,
        giveaway: fields.slug('giveaway'),
        excludedStates: fields.optionalTexts('excludedStates'),
        terms: fields.path('terms'),
      };
    case 'contact':
      return { form, ...(fields.has('topic') && { topic: fields.oneOf('topic', contactTopics) }) };
    default:
      return { form };
  }
}

function optionalMoment(fields: FieldReader, id: string): number | undefined {
  return fields.has(id) ? momentOf(fields, id) : undefined;
}

function pauseOf(block: FieldReader, id: string): FormPause {
  const fields = block.object(id);
  return { text: fields.text('text'), action: blockLinkOf(fields, 'action') };
}
