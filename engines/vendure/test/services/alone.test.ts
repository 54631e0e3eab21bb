import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ContactPlugin } from '#src/plugins/contact/contact.plugin';
import { GeolocationPlugin } from '#src/plugins/geolocation/geolocation.plugin';
import { GiveawayPlugin } from '#src/plugins/giveaway/giveaway.plugin';
import { MailingListPlugin } from '#src/plugins/mailing-list/mailing-list.plugin';

const services: readonly unknown[] = [ContactPlugin, GeolocationPlugin, GiveawayPlugin, MailingListPlugin];

describe('The services of the engine', () => {
  // A module cannot be given anything that its imports do not tell it of.
  for (const service of [ContactPlugin, GeolocationPlugin, GiveawayPlugin, MailingListPlugin])
    it(`need none of the others: ${service.name}`, () => {
      const imports = Reflect.getMetadata('imports', service) as readonly unknown[];
      assert.ok(imports.length > 0);
      assert.deepEqual(
        imports.filter((one) => services.includes(one)),
        [],
      );
    });
});
