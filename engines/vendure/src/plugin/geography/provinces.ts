import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Country, Province, TransactionalConnection, TranslatorService } from '@vendure/core';

export interface CountryState {
  readonly name: string;
  readonly abbr: string;
}

/** The states of countries, which Vendure keeps as provinces. */
@Injectable()
export class Provinces {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly translator: TranslatorService,
  ) {}

  /** Returns the states by name, none for a country without; undefined for an unknown country. */
  async of(ctx: RequestContext, countryIso: string): Promise<readonly CountryState[] | undefined> {
    const country = await this.connection
      .getRepository(ctx, Country)
      .findOne({ where: { code: countryIso, enabled: true } });
    if (!country) return undefined;
    const states = await this.connection
      .getRepository(ctx, Province)
      .find({ where: { parentId: country.id, enabled: true }, relations: ['translations'] });
    return states
      .map((state) => ({ name: this.translator.translate(state, ctx).name, abbr: state.code }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}
