import { IsEmail, IsIn, IsNotEmpty, IsOptional, ValidateBy, type ValidationOptions } from 'class-validator';
import {
  contactLimits,
  type ContactMessage,
  contactTopic,
  contactTopics,
  orderNumber,
} from '#src/domain/contact/contact-message';
import { IsAtMost } from '#src/ui/kit/at-most';
import { findProblems } from '#src/ui/kit/find-problems';
import type { Problems, Values } from '#src/ui/kit/form';
import { IsReadable } from '#src/ui/kit/is-readable';
import { contactPageMessages } from './contact-page-messages';

const { problems } = contactPageMessages;

/** Accepts an empty value too. */
function IsOrderNumber(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => value === '' || (typeof value === 'string' && orderNumber(value) !== undefined);
  return ValidateBy({ name: 'isOrderNumber', validator: { validate } }, options);
}

class ContactForm {
  @IsIn(contactTopics, { message: problems.topic })
  topic = '';

  @IsOptional()
  @IsOrderNumber({ message: problems.order })
  order = '';

  @IsReadable({ message: problems.name })
  @IsAtMost(contactLimits.name, { message: problems.nameTooLong })
  name = '';

  @IsEmail({}, { message: problems.email })
  email = '';

  @IsNotEmpty({ message: problems.text })
  @IsAtMost(contactLimits.text, { message: problems.textTooLong })
  text = '';
}

export type ContactField = 'topic' | 'order' | 'name' | 'email' | 'text';

export const emptyContact: Values<ContactField> = { topic: '', order: '', name: '', email: '', text: '' };

export function checkContact(typed: Values<ContactField>): Problems<ContactField> {
  return findProblems(ContactForm, typed);
}

/** The values have to be valid. */
export function typedMessage({ topic, order, name, email, text }: Values<ContactField>): ContactMessage {
  const number = orderNumber(order);
  return {
    topic: contactTopic(topic) ?? 'other',
    name,
    email,
    text,
    ...(number !== undefined && { orderNumber: number }),
  };
}
