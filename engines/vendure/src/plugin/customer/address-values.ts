import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Provinces } from '#src/plugin/geography/provinces';
import { invalid } from '#src/plugin/shop-failure';
import { blank, isReadable, lengthProblem } from '#src/plugin/text-checks';

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

const MAX_LENGTH = 255;
const needed = ['address1', 'city', 'zipcode', 'phone'] as const;

/** Says what is wrong with an address, by field. */
@Injectable()
export class AddressCheck {
  constructor(private readonly provinces: Provinces) {}

  /** Throws INVALID with a message for each field, whose names begin with the prefix. */
  async require(ctx: RequestContext, address: ShopAddress, prefix = ''): Promise<void> {
    const problems = await this.problems(ctx, address);
    if (problems.length === 0) return;
    throw invalid(Object.fromEntries(problems.map(([field, problem]) => [prefix + field, [problem]])));
  }

  private async problems(ctx: RequestContext, address: ShopAddress): Promise<readonly (readonly [string, string])[]> {
    const { name, countryIso, stateAbbr, ...others } = address;
    const problems = new Map<string, string>();
    if (!isReadable(name)) problems.set('name', blank);
    for (const field of needed) if (address[field].trim() === '') problems.set(field, blank);
    for (const [field, text] of Object.entries({ name, ...others })) {
      const tooLong = lengthProblem(text, MAX_LENGTH);
      if (tooLong !== undefined) problems.set(field, tooLong);
    }
    const states = await this.provinces.of(ctx, countryIso);
    if (!states) problems.set('country', blank);
    else if (states.length > 0 && !states.some(({ abbr }) => abbr === stateAbbr)) {
      problems.set('state', stateAbbr === '' ? blank : 'is invalid');
    }
    return [...problems];
  }
}
