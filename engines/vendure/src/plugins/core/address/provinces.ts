import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Country, idsAreEqual, Province, TransactionalConnection, TranslatorService } from '@vendure/core';
import { In } from 'typeorm';

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
    return (await this.ofEach(ctx, [countryIso])).get(countryIso);
  }

  /** Returns the states of each of the countries that are known, with the same two statements for any number of them. */
  async ofEach(
    ctx: RequestContext,
    countryIsos: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CountryState[]>> {
    const countries = await this.connection
      .getRepository(ctx, Country)
      .find({ where: { code: In([...new Set(countryIsos)]), enabled: true } });
    const states = await this.connection.getRepository(ctx, Province).find({
      where: { parentId: In(countries.map(({ id }) => id)), enabled: true },
      relations: ['translations'],
    });
    return new Map(
      countries.map(({ id, code }) => [
        code,
        states
          .filter(({ parentId }) => idsAreEqual(parentId, id))
          .map((state) => ({ name: this.translator.translate(state, ctx).name, abbr: state.code }))
          .sort((one, other) => (one.name < other.name ? -1 : 1)),
      ]),
    );
  }
}
