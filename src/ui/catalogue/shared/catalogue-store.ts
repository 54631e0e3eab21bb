import { ContentReader } from '#src/application/ports/content/content-reader';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { type Catalogue, findProduct } from '#src/domain/site/site-content';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';

/** Every page works without the catalogue. */
export class CatalogueStore {
  static readonly uses = { content: ContentReader };

  private readonly catalogue: Resource<Catalogue>;

  constructor(use: Used<typeof CatalogueStore.uses>) {
    this.catalogue = new Resource(() => use.content.readCatalogue());
    autoObservable(this);
  }

  get current(): Catalogue | undefined {
    return this.catalogue.value;
  }

  get error(): GatewayError | undefined {
    return this.catalogue.error;
  }

  product(sku: string): Product | undefined {
    return this.current && findProduct(this.current, sku);
  }

  load(): Promise<void> {
    return this.catalogue.ensure();
  }
}
