import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { invalid } from '#src/plugins/core/shop-failure';
import { blank, isReadable, lineProblem } from '#src/plugins/core/text-checks';
import { isPostOfficeBox } from './post-office-box';
import type { CountryState } from './provinces';
import { Provinces } from './provinces';
import { readUsPhone } from './us-phone';
import { isZipCodeOf } from './zip-code-state';

/** An address as the storefront sends and reads it. */
export interface ShopAddress {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly countryIso: string;
  readonly stateAbbr: string;
}

/** An address from a call, and the form of its problems. */
export interface SentAddress {
  readonly address: ShopAddress;
  /** Begins the names of its fields. */
  readonly prefix?: string;
  readonly holdsWine?: boolean;
}

const maxLength = 255;
const needed = ['address1', 'city', 'zipcode', 'phone'] as const;

const lines = ['name', 'address1', 'address2', 'city', 'zipcode', 'phone'] as const;
const unsigned = 'cannot be a PO box: an adult has to sign for wine';

type Problems = readonly (readonly [field: string, problem: string])[];

/** Lists the problems of addresses, by field; in the United States a ZIP code has to belong to its state. */
@Injectable()
export class AddressCheck {
  constructor(private readonly provinces: Provinces) {}

  /**
   * Returns the address as it is kept, with its phone number in one form. Throws INVALID with a message for each field, whose
   * names begin with the prefix.
   */
  async read(
    ctx: RequestContext,
    address: ShopAddress,
    options: Omit<SentAddress, 'address'> = {},
  ): Promise<ShopAddress> {
    await this.require(ctx, [{ address, ...options }]);
    return kept(address);
  }

  /** Does the same with many addresses, and names the fields of all of them that are wrong. It takes no more statements than one. */
  async readAll(ctx: RequestContext, sent: readonly SentAddress[]): Promise<readonly ShopAddress[]> {
    await this.require(ctx, sent);
    return sent.map(({ address }) => kept(address));
  }

  private async require(ctx: RequestContext, sent: readonly SentAddress[]): Promise<void> {
    const states = await this.provinces.ofEach(
      ctx,
      sent.map(({ address }) => address.countryIso),
    );
    const problems = sent.flatMap((one) =>
      problemsOf(one, states.get(one.address.countryIso)).map(
        ([field, problem]) => [(one.prefix ?? '') + field, [problem]] as const,
      ),
    );
    if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  }
}

function problemsOf(
  { address, holdsWine = false }: SentAddress,
  states: readonly CountryState[] | undefined,
): Problems {
  const { name, countryIso, stateAbbr, zipcode } = address;
  const problems = new Map<string, string>();
  if (phoneOf(address) === undefined) problems.set('phone', 'is not a US phone number');
  const isCode = countryIso !== 'US' || /^\d{5}(-\d{4})?$/.test(zipcode);
  if (!isCode) problems.set('zipcode', 'has not five digits, or nine');
  for (const field of ['address1', 'address2'] as const)
    if (holdsWine && isPostOfficeBox(address[field])) problems.set(field, unsigned);
  if (!isReadable(name)) problems.set('name', blank);
  for (const field of needed) if (address[field].trim() === '') problems.set(field, blank);
  for (const field of lines) {
    const problem = lineProblem(address[field], maxLength);
    if (problem !== undefined) problems.set(field, problem);
  }
  if (!states) problems.set('country', blank);
  else if (states.length > 0 && !states.some(({ abbr }) => abbr === stateAbbr)) {
    problems.set('state', stateAbbr === '' ? blank : 'is invalid');
  } else if (countryIso === 'US' && isCode && !isZipCodeOf(zipcode, stateAbbr)) {
    problems.set('zipcode', 'is not in this state');
    problems.set('state', 'does not have this ZIP code');
  }
  return [...problems];
}

function kept(address: ShopAddress): ShopAddress {
  return { ...address, phone: phoneOf(address) ?? address.phone };
}

function phoneOf({ countryIso, phone }: ShopAddress): string | undefined {
  return countryIso === 'US' ? readUsPhone(phone) : phone;
}
