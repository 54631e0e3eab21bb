import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CustomerRow } from '#sandbox/database/schema';
import { invalidResource, unauthorized } from '#sandbox/http/error-responses';
import { fieldsOf, integerOf, requireFields } from '#sandbox/http/request-body';
import type { Shop, Store } from '#sandbox/shop/shop';
import { addressBook, removeAddress, replaceAddress, saveAddress } from './address-book';
import { storeAddress } from './address-store';
import { readAddress } from './address-values';
import { requireCustomer } from './caller';
import { serializeAddress } from './serialize-address';

interface ById {
  Params: { id: string };
}

/** The customer's addresses as a bare list, the default first. Somebody else's is 401. */
export function addressBookRoutes(app: FastifyInstance, shop: Shop): void {
  const url = '/api/users/:id/address_book';

  app.get<ById>(url, async (request) => list(shop.database, await owner(request)));

  app.route<ById>({
    method: ['PATCH', 'PUT'],
    url,
    handler: async (request) => {
      const customer = await owner(request);
      const { default: asDefault, ...fields } = requireFields(request.body, 'address_book');
      return shop.database.transaction().execute(async (store) => {
        const replaced = integerOf(fields['id']);
        const book = await addressBook(store, customer.id);
        const read = readAddress(shop.config, book.find(({ address }) => address.id === replaced)?.address, fields);
        if ('errors' in read) throw invalidResource(read.errors);
        const { id } = await storeAddress(store, read.values);
        const wanted = asDefault === true || asDefault === 'true';
        if (replaced === undefined) await saveAddress(store, customer.id, id, wanted);
        else await replaceAddress(store, customer.id, replaced, id, wanted);
        return list(store, customer, id);
      });
    },
  });

  app.delete<ById>(url, async (request) => {
    const customer = await owner(request);
    const addressId = integerOf(fieldsOf(request.query)['address_id'] ?? fieldsOf(request.body)['address_id']);
    if (addressId !== undefined) await removeAddress(shop.database, customer.id, addressId);
    return list(shop.database, customer);
  });

  async function owner(request: FastifyRequest<ById>): Promise<CustomerRow> {
    const customer = await requireCustomer(shop, request);
    if (String(customer.id) !== request.params.id) throw unauthorized();
    return customer;
  }

  async function list(store: Store, customer: CustomerRow, touched?: number): Promise<readonly object[]> {
    const book = await addressBook(store, customer.id);
    return book.map(({ address, isDefault }) => ({
      ...serializeAddress(shop.config, address),
      default: isDefault,
      ...(touched === undefined ? {} : { update_target: address.id === touched }),
    }));
  }
}
