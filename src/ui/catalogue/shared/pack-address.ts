import { canWineTypes, type WineType } from '#src/domain/catalogue/wine-kinds';
import { planFromText, planToText, type PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

export interface PackAddress {
  /** The cans, as choiceToText writes them. */
  readonly cans: string;
  readonly wineType?: WineType;
  readonly plan?: PrepaidPlan;
  /** The line of the cart that is being changed. */
  readonly lineItemId?: string;
}

/** Ignores unknown parameters. */
export function readPackAddress(search: string): PackAddress {
  const parameters = new URLSearchParams(search);
  const wineType = canWineTypes.find((type) => type === parameters.get('type'));
  const plan = planFromText(parameters.get('prepaid') ?? '');
  const line = parameters.get('line');
  return {
    cans: parameters.get('cans') ?? '',
    ...(wineType && { wineType }),
    ...(plan && { plan }),
    ...(line && { lineItemId: line }),
  };
}

/** Includes the question mark; is empty without values. */
export function packSearch({ cans, wineType, plan, lineItemId }: PackAddress): string {
  const parameters = [
    cans && `cans=${readable(cans)}`,
    wineType && `type=${encodeURIComponent(wineType)}`,
    plan && `prepaid=${planToText(plan)}`,
    lineItemId !== undefined && `line=${encodeURIComponent(lineItemId)}`,
  ].filter(Boolean);
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

/** Keeps colons and commas unescaped, which is valid in a query: shoppers read and change such addresses. */
function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');
}
