import { IsEmail, IsNotEmpty } from 'class-validator';
import type { GroupOrderDetails } from '#src/domain/group-order/group-order';
import { dayProblem, sizeProblem } from '#src/domain/group-order/group-order-details';
import type { Instant } from '#src/domain/interval/interval';
import { IsUsPhone } from '#src/ui/address-book/shared/postal-checks';
import { IsAtMost } from '#src/ui/kit/at-most';
import { findProblems } from '#src/ui/kit/find-problems';
import type { Problems, Values } from '#src/ui/kit/form';
import { groupOrderMessages } from './group-order-messages';

const { invalid } = groupOrderMessages.about;

export const giftMessageLength = 300;

/** The size and the date have rules of their own. */
class GroupOrderForm {
  @IsNotEmpty({ message: invalid.firstName })
  @IsAtMost(29, { message: invalid.tooLong })
  firstName = '';

  @IsNotEmpty({ message: invalid.lastName })
  @IsAtMost(30, { message: invalid.tooLong })
  lastName = '';

  @IsAtMost(100, { message: invalid.tooLong })
  company = '';

  @IsEmail({}, { message: invalid.email })
  email = '';

  @IsUsPhone({ message: invalid.phone })
  phone = '';

  size = '';
  date = '';
  time = '';

  @IsAtMost(giftMessageLength, { message: invalid.tooLong })
  giftMessage = '';
}

export type GroupOrderField = keyof GroupOrderDetails;

/** They stand on the page in this order. */
export const groupOrderFields = Object.keys(new GroupOrderForm()) as readonly GroupOrderField[];

export function checkGroupOrder(typed: Values<GroupOrderField>, now: Instant): Problems<GroupOrderField> {
  const size = sizeProblem(typed.size);
  const day = dayProblem(typed.date, now);
  return {
    ...findProblems(GroupOrderForm, typed),
    ...(size && { size: invalid.size[size] }),
    ...(day && { date: invalid.date[day] }),
  };
}
