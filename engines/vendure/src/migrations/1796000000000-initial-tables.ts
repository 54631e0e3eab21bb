import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes all tables of Vendure and the shop. Later migrations only add to them. */
export class InitialTables1796000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // TypeORM compares the text of an expression with this table: PostgreSQL keeps it in words of its own.
    await queryRunner.query(
      `CREATE TABLE "typeorm_metadata" ("type" character varying NOT NULL, "database" character varying, "schema" character varying, "table" character varying, "name" character varying, "value" text)`,
    );
    await queryRunner.query(
      `CREATE TABLE "collection_asset" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "assetId" uuid NOT NULL, "position" integer NOT NULL, "collectionId" uuid NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_a2adab6fd086adfb7858f1f110c" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_51da53b26522dc0525762d2de8" ON "collection_asset" ("assetId")`);
    await queryRunner.query(`CREATE INDEX "IDX_1ed9e48dfbf74b5fcbb35d3d68" ON "collection_asset" ("collectionId")`);
    await queryRunner.query(
      `CREATE TABLE "collection_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "slug" character varying NOT NULL, "description" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_bb49cfcde50401eb5f463a84dac" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_9f9da7d94b0278ea0f7831e1fc" ON "collection_translation" ("slug")`);
    await queryRunner.query(`CREATE INDEX "IDX_e329f9036210d75caa1d8f2154" ON "collection_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "collection" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "isRoot" boolean NOT NULL DEFAULT false, "position" integer NOT NULL, "isPrivate" boolean NOT NULL DEFAULT false, "filters" text NOT NULL, "inheritFilters" boolean NOT NULL DEFAULT true, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "parentId" uuid, "featuredAssetId" uuid, CONSTRAINT "PK_ad3f485bbc99d875491f44d7c85" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_7256fef1bb42f1b38156b7449f" ON "collection" ("featuredAssetId")`);
    await queryRunner.query(
      `CREATE TABLE "facet_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_a6902cc1dcbb5e52a980f0189ad" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_eaea53f44bf9e97790d38a3d68" ON "facet_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "facet" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "isPrivate" boolean NOT NULL DEFAULT false, "code" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_0c9a5d053fdf4ebb5f0490b40fd" UNIQUE ("code"), CONSTRAINT "PK_a0ebfe3c68076820c6886aa9ff3" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "facet_value_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_a09fdeb788deff7a9ed827a6160" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_3d6e45823b65de808a66cb1423" ON "facet_value_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "facet_value" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "code" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "facetId" uuid NOT NULL, CONSTRAINT "PK_d231e8eecc7e1a6059e1da7d325" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_d101dc2265a7341be3d94968c5" ON "facet_value" ("facetId")`);
    await queryRunner.query(
      `CREATE TABLE "product_option_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_69c79a84baabcad3c7328576ac0" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_a79a443c1f7841f3851767faa6" ON "product_option_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "product_option" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "code" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "groupId" uuid NOT NULL, CONSTRAINT "PK_4cf3c467e9bc764bdd32c4cd938" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_a6debf9198e2fbfa006aa10d71" ON "product_option" ("groupId")`);
    await queryRunner.query(
      `CREATE TABLE "product_option_group_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_44ab19f118175288dff147c4a00" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_93751abc1451972c02e033b766" ON "product_option_group_translation" ("baseId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_option_group" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "code" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_d76e92fdbbb5a2e6752ffd4a2c1" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_asset" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "assetId" uuid NOT NULL, "position" integer NOT NULL, "productId" uuid NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_c56a83efd14ec4175532e1867fc" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_5888ac17b317b93378494a1062" ON "product_asset" ("assetId")`);
    await queryRunner.query(`CREATE INDEX "IDX_0d1294f5c22a56da7845ebab72" ON "product_asset" ("productId")`);
    await queryRunner.query(
      `CREATE TABLE "product_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "slug" character varying NOT NULL, "description" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_62d00fbc92e7a495701d6fee9d5" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_f4a2ec16ba86d277b6faa0b67b" ON "product_translation" ("slug")`);
    await queryRunner.query(`CREATE INDEX "IDX_7dbc75cb4e8b002620c4dbfdac" ON "product_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "product" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "enabled" boolean NOT NULL DEFAULT true, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "featuredAssetId" uuid, CONSTRAINT "PK_bebc9158e480b949565b4dc7a82" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_91a19e6613534949a4ce6e76ff" ON "product" ("featuredAssetId")`);
    await queryRunner.query(
      `CREATE TABLE "tag" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "value" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_8e4052373c579afc1471f526760" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "asset_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_2f22e63eefeef14d245bdb956b6" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_4eed4464adef51f53e1c7d8021" ON "asset_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "asset" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "type" character varying NOT NULL, "mimeType" character varying NOT NULL, "width" integer NOT NULL DEFAULT '0', "height" integer NOT NULL DEFAULT '0', "fileSize" integer NOT NULL, "source" character varying NOT NULL, "preview" character varying NOT NULL, "focalPoint" text, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_1209d107fe21482beaea51b745e" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "order_line_reference" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "quantity" integer NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "fulfillmentId" uuid, "modificationId" uuid, "orderLineId" uuid NOT NULL, "refundId" uuid, "discriminator" character varying NOT NULL, CONSTRAINT "PK_21891d07accb8fa87e11165bca2" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_7d57857922dfc7303604697dbe" ON "order_line_reference" ("orderLineId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_06b02fb482b188823e419d37bd" ON "order_line_reference" ("fulfillmentId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_22b818af8722746fb9f206068c" ON "order_line_reference" ("modificationId")`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_30019aa65b17fe9ee962893199" ON "order_line_reference" ("refundId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_49a8632be8cef48b076446b8b9" ON "order_line_reference" ("discriminator")`,
    );
    await queryRunner.query(
      `CREATE TABLE "fulfillment" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "state" character varying NOT NULL, "trackingCode" character varying NOT NULL DEFAULT '', "method" character varying NOT NULL, "handlerCode" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_50c102da132afffae660585981f" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "refund" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "method" character varying NOT NULL, "reason" character varying, "state" character varying NOT NULL, "transactionId" character varying, "metadata" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "paymentId" uuid NOT NULL, "items" integer NOT NULL, "shipping" integer NOT NULL, "adjustment" integer NOT NULL, "total" integer NOT NULL, CONSTRAINT "PK_f1cefa2e60d99b206c46c1116e5" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_1c6932a756108788a361e7d440" ON "refund" ("paymentId")`);
    await queryRunner.query(
      `CREATE TABLE "payment" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "method" character varying NOT NULL, "state" character varying NOT NULL, "errorMessage" character varying, "transactionId" character varying, "metadata" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "amount" integer NOT NULL, "orderId" uuid, CONSTRAINT "PK_fcaec7df5adf9cac408c686b2ab" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_d09d285fe1645cd2f0db811e29" ON "payment" ("orderId")`);
    await queryRunner.query(
      `CREATE TABLE "surcharge" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "description" character varying NOT NULL, "listPriceIncludesTax" boolean NOT NULL, "sku" character varying NOT NULL, "taxLines" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "listPrice" integer NOT NULL, "orderId" uuid, "orderModificationId" uuid, CONSTRAINT "PK_a62b89257bcc802b5d77346f432" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_154eb685f9b629033bd266df7f" ON "surcharge" ("orderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_a49c5271c39cc8174a0535c808" ON "surcharge" ("orderModificationId")`);
    await queryRunner.query(
      `CREATE TABLE "order_modification" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "note" character varying NOT NULL, "shippingAddressChange" text, "billingAddressChange" text, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "priceChange" integer NOT NULL, "orderId" uuid, "paymentId" uuid, "refundId" uuid, CONSTRAINT "PK_cccf2e1612694eeb1e5b6760ffa" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_1df5bc14a47ef24d2e681f4559" ON "order_modification" ("orderId")`);
    await queryRunner.query(
      `CREATE TABLE "promotion_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "description" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_0b4fd34d2fc7abc06189494a178" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_1cc009e9ab2263a35544064561" ON "promotion_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "promotion" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "startsAt" TIMESTAMP, "endsAt" TIMESTAMP, "couponCode" character varying, "perCustomerUsageLimit" integer, "usageLimit" integer, "enabled" boolean NOT NULL, "conditions" text NOT NULL, "actions" text NOT NULL, "priorityScore" integer NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_fab3630e0789a2002f1cadb7d38" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "shipping_method_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL DEFAULT '', "description" character varying NOT NULL DEFAULT '', "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_b862a1fac1c6e1fd201eadadbcb" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_85ec26c71067ebc84adcd98d1a" ON "shipping_method_translation" ("baseId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "shipping_method" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "code" character varying NOT NULL, "checker" text NOT NULL, "calculator" text NOT NULL, "fulfillmentHandlerCode" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_b9b0adfad3c6b99229c1e7d4865" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "shipping_line" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "listPriceIncludesTax" boolean NOT NULL, "adjustments" text NOT NULL, "taxLines" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "shippingMethodId" uuid NOT NULL, "listPrice" integer NOT NULL, "orderId" uuid, CONSTRAINT "PK_890522bfc44a4b6eb7cb1e52609" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_e2e7642e1e88167c1dfc827fdf" ON "shipping_line" ("shippingMethodId")`);
    await queryRunner.query(`CREATE INDEX "IDX_c9f34a440d490d1b66f6829b86" ON "shipping_line" ("orderId")`);
    await queryRunner.query(
      `CREATE TABLE "order" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "type" character varying NOT NULL DEFAULT 'Regular', "code" character varying NOT NULL, "state" character varying NOT NULL, "active" boolean NOT NULL DEFAULT true, "orderPlacedAt" TIMESTAMP, "couponCodes" text NOT NULL, "shippingAddress" text NOT NULL, "billingAddress" text NOT NULL, "currencyCode" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "aggregateOrderId" uuid, "customerId" uuid, "taxZoneId" character varying, "subTotal" integer NOT NULL, "subTotalWithTax" integer NOT NULL, "shipping" integer NOT NULL DEFAULT '0', "shippingWithTax" integer NOT NULL DEFAULT '0', "customFieldsToken" character varying(255), "customFieldsCheckoutstep" character varying(255) NOT NULL DEFAULT 'cart', "customFieldsQuoteround" integer NOT NULL DEFAULT '0', "customFieldsIsquoted" boolean NOT NULL DEFAULT false, "customFieldsContactemail" character varying(255), "customFieldsSpecialinstructions" text, "customFieldsGiftfrom" text, "customFieldsGiftrecipient" text, "customFieldsGiftmessage" text, "customFieldsReferralidentifier" character varying(255), "customFieldsIscreditkept" boolean NOT NULL DEFAULT false, "customFieldsGrouporder" text, "customFieldsSubscriptionid" character varying(255), "customFieldsPrepaidplanid" character varying(255), CONSTRAINT "PK_1031171c13130102495201e3e20" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_73a78d7df09541ac5eba620d18" ON "order" ("aggregateOrderId")`);
    await queryRunner.query(`CREATE UNIQUE INDEX "IDX_729b3eea7ce540930dbb706949" ON "order" ("code")`);
    await queryRunner.query(`CREATE INDEX "IDX_af13739f4962eab899bdff34be" ON "order" ("orderPlacedAt")`);
    await queryRunner.query(`CREATE INDEX "IDX_124456e637cca7a415897dce65" ON "order" ("customerId")`);
    await queryRunner.query(
      `CREATE TABLE "stock_location" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "description" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_adf770067d0df1421f525fa25cc" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "stock_movement" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "type" character varying NOT NULL, "quantity" integer NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "stockLocationId" uuid NOT NULL, "discriminator" character varying NOT NULL, "productVariantId" uuid, "orderLineId" uuid, CONSTRAINT "PK_9fe1232f916686ae8cf00294749" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_e65ba3882557cab4febb54809b" ON "stock_movement" ("productVariantId")`);
    await queryRunner.query(`CREATE INDEX "IDX_a2fe7172eeae9f1cca86f8f573" ON "stock_movement" ("stockLocationId")`);
    await queryRunner.query(`CREATE INDEX "IDX_d2c8d5fca981cc820131f81aa8" ON "stock_movement" ("orderLineId")`);
    await queryRunner.query(
      `CREATE TABLE "order_line" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "quantity" integer NOT NULL, "orderPlacedQuantity" integer NOT NULL DEFAULT '0', "listPriceIncludesTax" boolean NOT NULL, "adjustments" text NOT NULL, "taxLines" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "sellerChannelId" uuid, "shippingLineId" uuid, "productVariantId" uuid NOT NULL, "taxCategoryId" uuid, "initialListPrice" integer, "listPrice" integer NOT NULL, "featuredAssetId" uuid, "orderId" uuid, "customFieldsParts" text NOT NULL DEFAULT '[]', "customFieldsGiftcardamount" integer NOT NULL DEFAULT '0', "customFieldsSubscription" text NOT NULL DEFAULT '', "customFieldsPrepaid" text NOT NULL DEFAULT '', CONSTRAINT "PK_01a7c973d9f30479647e44f9892" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_6901d8715f5ebadd764466f7bd" ON "order_line" ("sellerChannelId")`);
    await queryRunner.query(`CREATE INDEX "IDX_dc9ac68b47da7b62249886affb" ON "order_line" ("shippingLineId")`);
    await queryRunner.query(`CREATE INDEX "IDX_cbcd22193eda94668e84d33f18" ON "order_line" ("productVariantId")`);
    await queryRunner.query(`CREATE INDEX "IDX_77be94ce9ec650446617946227" ON "order_line" ("taxCategoryId")`);
    await queryRunner.query(`CREATE INDEX "IDX_9f065453910ea77d4be8e92618" ON "order_line" ("featuredAssetId")`);
    await queryRunner.query(`CREATE INDEX "IDX_239cfca2a55b98b90b6bef2e44" ON "order_line" ("orderId")`);
    await queryRunner.query(
      `CREATE TABLE "stock_level" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "stockOnHand" integer NOT NULL, "stockAllocated" integer NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "productVariantId" uuid NOT NULL, "stockLocationId" uuid NOT NULL, CONSTRAINT "PK_88ff7d9dfb57dc9d435e365eb69" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_9950eae3180f39c71978748bd0" ON "stock_level" ("productVariantId")`);
    await queryRunner.query(`CREATE INDEX "IDX_984c48572468c69661a0b7b049" ON "stock_level" ("stockLocationId")`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_7fc20486b8cfd33dc84c96e168" ON "stock_level" ("productVariantId", "stockLocationId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_variant_asset" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "assetId" uuid NOT NULL, "position" integer NOT NULL, "productVariantId" uuid NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_cb1e33ae13779da176f8b03a5d3" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_10b5a2e3dee0e30b1e26c32f5c" ON "product_variant_asset" ("assetId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_fa21412afac15a2304f3eb35fe" ON "product_variant_asset" ("productVariantId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_variant_price" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "currencyCode" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "channelId" character varying, "price" integer NOT NULL, "variantId" uuid, CONSTRAINT "PK_ba659ff2940702124e799c5c854" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_e6126cd268aea6e9b31d89af9a" ON "product_variant_price" ("variantId")`);
    await queryRunner.query(
      `CREATE TABLE "product_variant_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_4b7f882e2b669800bed7ed065f0" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_420f4d6fb75d38b9dca79bc43b" ON "product_variant_translation" ("baseId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_variant" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "enabled" boolean NOT NULL DEFAULT true, "sku" character varying NOT NULL, "outOfStockThreshold" integer NOT NULL DEFAULT '0', "useGlobalOutOfStockThreshold" boolean NOT NULL DEFAULT true, "trackInventory" character varying NOT NULL DEFAULT 'INHERIT', "id" uuid NOT NULL DEFAULT gen_random_uuid(), "featuredAssetId" uuid, "taxCategoryId" uuid, "productId" uuid, "customFieldsKind" character varying(255) NOT NULL DEFAULT 'wine', "customFieldsCans" integer NOT NULL DEFAULT '0', "customFieldsParts" text NOT NULL DEFAULT '[]', "customFieldsComposable" boolean NOT NULL DEFAULT false, "customFieldsNoindividualpurchase" boolean NOT NULL DEFAULT false, "customFieldsSubscribable" boolean NOT NULL DEFAULT false, "customFieldsDigital" boolean NOT NULL DEFAULT false, "customFieldsWeight" double precision NOT NULL DEFAULT '0', CONSTRAINT "PK_1ab69c9935c61f7c70791ae0a9f" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_0e6f516053cf982b537836e21c" ON "product_variant" ("featuredAssetId")`);
    await queryRunner.query(`CREATE INDEX "IDX_e38dca0d82fd64c7cf8aac8b8e" ON "product_variant" ("taxCategoryId")`);
    await queryRunner.query(`CREATE INDEX "IDX_6e420052844edf3a5506d863ce" ON "product_variant" ("productId")`);
    await queryRunner.query(
      `CREATE TABLE "tax_category" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "isDefault" boolean NOT NULL DEFAULT false, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_2432988f825c336d5584a96cded" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "region_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_3e0c9619cafbe579eeecfd88abc" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_1afd722b943c81310705fc3e61" ON "region_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "region" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "code" character varying NOT NULL, "type" character varying NOT NULL, "enabled" boolean NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "parentId" uuid, "discriminator" character varying NOT NULL, CONSTRAINT "PK_5f48ffc3af96bc486f5f3f3a6da" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_ed0c8098ce6809925a437f42ae" ON "region" ("parentId")`);
    await queryRunner.query(
      `CREATE TABLE "zone" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_bd3989e5a3c3fb5ed546dfaf832" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "tax_rate" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "enabled" boolean NOT NULL, "value" numeric(5,2) NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "categoryId" uuid, "zoneId" uuid, "customerGroupId" uuid, CONSTRAINT "PK_23b71b53f650c0b39e99ccef4fd" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_7ee3306d7638aa85ca90d67219" ON "tax_rate" ("categoryId")`);
    await queryRunner.query(`CREATE INDEX "IDX_9872fc7de2f4e532fd3230d191" ON "tax_rate" ("zoneId")`);
    await queryRunner.query(`CREATE INDEX "IDX_8b5ab52fc8887c1a769b9276ca" ON "tax_rate" ("customerGroupId")`);
    await queryRunner.query(
      `CREATE TABLE "customer_group" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_88e7da3ff7262d9e0a35aa3664e" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "authentication_method" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "identifier" character varying, "passwordHash" character varying, "verificationToken" character varying, "passwordResetToken" character varying, "identifierChangeToken" character varying, "pendingIdentifier" character varying, "strategy" character varying, "externalIdentifier" character varying, "metadata" text, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "type" character varying NOT NULL, "userId" uuid, CONSTRAINT "PK_e204686018c3c60f6164e385081" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_00cbe87bc0d4e36758d61bd31d" ON "authentication_method" ("userId")`);
    await queryRunner.query(`CREATE INDEX "IDX_a23445b2c942d8dfcae15b8de2" ON "authentication_method" ("type")`);
    await queryRunner.query(
      `CREATE TABLE "role" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "code" character varying NOT NULL, "description" character varying NOT NULL, "permissions" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_b36bcfe02fc8de3c57a8b2391c2" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "session" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "token" character varying NOT NULL, "expires" TIMESTAMP NOT NULL, "invalidated" boolean NOT NULL, "authenticationStrategy" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "activeOrderId" uuid, "activeChannelId" uuid, "type" character varying NOT NULL, "userId" uuid, CONSTRAINT "PK_f55da76ac1c3ac420f444d2ff11" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "IDX_232f8e85d7633bd6ddfad42169" ON "session" ("token")`);
    await queryRunner.query(`CREATE INDEX "IDX_7a75399a4f4ffa48ee02e98c05" ON "session" ("activeOrderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_eb87ef1e234444728138302263" ON "session" ("activeChannelId")`);
    await queryRunner.query(`CREATE INDEX "IDX_3d2f174ef04fb312fdebd0ddc5" ON "session" ("userId")`);
    await queryRunner.query(
      `CREATE TABLE "user" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "identifier" character varying NOT NULL, "verified" boolean NOT NULL DEFAULT false, "lastLogin" TIMESTAMP, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_cace4a159ff9f2512dd42373760" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "customer" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "title" character varying, "firstName" character varying NOT NULL, "lastName" character varying NOT NULL, "phoneNumber" character varying, "emailAddress" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid, "customFieldsNews" boolean, "customFieldsReminders" boolean, "customFieldsProvenemail" character varying(255), "customFieldsPaymentcustomer" character varying(255), CONSTRAINT "REL_3f62b42ed23958b120c235f74d" UNIQUE ("userId"), CONSTRAINT "UQ_7f0e5419a03879eeae24ce3ccc7" UNIQUE ("customFieldsProvenemail"), CONSTRAINT "PK_a7a13f4cacb744524e44dfdad32" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "address" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "fullName" character varying NOT NULL DEFAULT '', "company" character varying NOT NULL DEFAULT '', "streetLine1" character varying NOT NULL, "streetLine2" character varying NOT NULL DEFAULT '', "city" character varying NOT NULL DEFAULT '', "province" character varying NOT NULL DEFAULT '', "postalCode" character varying NOT NULL DEFAULT '', "phoneNumber" character varying NOT NULL DEFAULT '', "defaultShippingAddress" boolean NOT NULL DEFAULT false, "defaultBillingAddress" boolean NOT NULL DEFAULT false, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "customerId" uuid, "countryId" uuid, CONSTRAINT "PK_d92de1f82754668b5f5f5dd4fd5" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_dc34d382b493ade1f70e834c4d" ON "address" ("customerId")`);
    await queryRunner.query(`CREATE INDEX "IDX_d87215343c3a3a67e6a0b7f3ea" ON "address" ("countryId")`);
    await queryRunner.query(
      `CREATE TABLE "administrator" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "firstName" character varying NOT NULL, "lastName" character varying NOT NULL, "emailAddress" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid, CONSTRAINT "REL_1966e18ce6a39a82b19204704d" UNIQUE ("userId"), CONSTRAINT "PK_ee58e71b3b4008b20ddc7b3092b" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "global_settings" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "availableLanguages" text NOT NULL, "trackInventory" boolean NOT NULL DEFAULT true, "outOfStockThreshold" integer NOT NULL DEFAULT '0', "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_fec5e2c0bf238e30b25d4a82976" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "payment_method_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "description" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_ae5ae0af71ae8d15da9eb75768b" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_66187f782a3e71b9e0f5b50b68" ON "payment_method_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "payment_method" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "code" character varying NOT NULL DEFAULT '', "enabled" boolean NOT NULL, "checker" text, "handler" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_7744c2b2dd932c9cf42f2b9bc3a" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "seller" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "deletedAt" TIMESTAMP, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_36445a9c6e794945a4a4a8d3c9d" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "settings_store_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "key" character varying NOT NULL, "value" json, "scope" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_3a905b358c0b454f6fc6637d6db" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_ab560f7983976aec91b91c26a4" ON "settings_store_entry" ("key")`);
    await queryRunner.query(`CREATE INDEX "IDX_8d8ddb95a0fbd11ffb5606ef0c" ON "settings_store_entry" ("scope")`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "settings_store_key_scope_unique" ON "settings_store_entry" ("key", "scope")`,
    );
    await queryRunner.query(
      `CREATE TABLE "api_key_translation" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "languageCode" character varying NOT NULL, "name" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "baseId" uuid, CONSTRAINT "PK_b703f4951cec9da71354120bd8a" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_bf45bd67c7b3278d7e1f2f9517" ON "api_key_translation" ("baseId")`);
    await queryRunner.query(
      `CREATE TABLE "api_key" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "lookupId" character varying NOT NULL, "apiKeyHash" character varying NOT NULL, "lastUsedAt" TIMESTAMP, "deletedAt" TIMESTAMP, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "ownerId" uuid NOT NULL, "userId" uuid NOT NULL, CONSTRAINT "UQ_ade30668b991772489bf875be5f" UNIQUE ("lookupId"), CONSTRAINT "UQ_3c254ac4ce1a6d4a26da30c5575" UNIQUE ("apiKeyHash"), CONSTRAINT "PK_b1bd840641b8acbaad89c3d8d11" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "channel" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "code" character varying NOT NULL, "token" character varying NOT NULL, "description" character varying DEFAULT '', "defaultLanguageCode" character varying NOT NULL, "availableLanguageCodes" text, "defaultCurrencyCode" character varying NOT NULL, "availableCurrencyCodes" text, "trackInventory" boolean NOT NULL DEFAULT true, "outOfStockThreshold" integer NOT NULL DEFAULT '0', "pricesIncludeTax" boolean NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "sellerId" uuid, "defaultTaxZoneId" uuid, "defaultShippingZoneId" uuid, "customFieldsTimezone" character varying(255) NOT NULL DEFAULT 'America/Los_Angeles', "customFieldsCutoffhour" integer NOT NULL DEFAULT '12', "customFieldsShippingweekdays" text NOT NULL DEFAULT '[1,2,3,4,5]', "customFieldsHolidays" text NOT NULL DEFAULT '[]', "customFieldsReferralcredit" integer NOT NULL DEFAULT '1000', CONSTRAINT "UQ_06127ac6c6d913f4320759971db" UNIQUE ("code"), CONSTRAINT "UQ_842699fce4f3470a7d06d89de88" UNIQUE ("token"), CONSTRAINT "PK_590f33ee6ee7d76437acf362e39" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_af2116c7e176b6b88dceceeb74" ON "channel" ("sellerId")`);
    await queryRunner.query(`CREATE INDEX "IDX_afe9f917a1c82b9e9e69f7c612" ON "channel" ("defaultTaxZoneId")`);
    await queryRunner.query(`CREATE INDEX "IDX_c9ca2f58d4517460435cbd8b4c" ON "channel" ("defaultShippingZoneId")`);
    await queryRunner.query(
      `CREATE TABLE "history_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "type" character varying NOT NULL, "isPublic" boolean NOT NULL, "data" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "discriminator" character varying NOT NULL, "administratorId" uuid, "customerId" uuid, "orderId" uuid, CONSTRAINT "PK_b65bd95b0d2929668589d57b97a" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_92f8c334ef06275f9586fd0183" ON "history_entry" ("administratorId")`);
    await queryRunner.query(`CREATE INDEX "IDX_43ac602f839847fdb91101f30e" ON "history_entry" ("customerId")`);
    await queryRunner.query(`CREATE INDEX "IDX_3a05127e67435b4d2332ded7c9" ON "history_entry" ("orderId")`);
    await queryRunner.query(
      `CREATE TABLE "cache_item" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "insertedAt" TIMESTAMP(3) NOT NULL, "key" character varying NOT NULL, "value" text NOT NULL, "expiresAt" TIMESTAMP(3), "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_1ada355aa01694ed45f7ed0fba8" UNIQUE ("key"), CONSTRAINT "PK_36ada2d984757e4a4a1bf672415" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "cache_item_key" ON "cache_item" ("key")`);
    await queryRunner.query(
      `CREATE TABLE "cache_tag" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "tag" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "itemId" uuid NOT NULL, CONSTRAINT "UQ_99cfdf5b111a6589a5c5ab1e0c7" UNIQUE ("tag", "itemId"), CONSTRAINT "PK_992ec92255266beaebbf3ea250b" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "cache_tag_tag" ON "cache_tag" ("tag")`);
    await queryRunner.query(
      `CREATE TABLE "job_record" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "queueName" character varying NOT NULL, "data" text, "state" character varying NOT NULL, "progress" integer NOT NULL, "result" text, "error" character varying, "startedAt" TIMESTAMP(6), "settledAt" TIMESTAMP(6), "isSettled" boolean NOT NULL, "retries" integer NOT NULL, "attempts" integer NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_88ce3ea0c9dca8b571450b457a7" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_86bc376c56af8cefd41a847a95" ON "job_record" ("createdAt")`);
    await queryRunner.query(
      `CREATE TABLE "scheduled_task_record" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "taskId" character varying NOT NULL, "enabled" boolean NOT NULL DEFAULT true, "lockedAt" TIMESTAMP(3), "lastExecutedAt" TIMESTAMP(3), "manuallyTriggeredAt" TIMESTAMP(3), "lastResult" json, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_661876d97056cad9fd37eaa8774" UNIQUE ("taskId"), CONSTRAINT "PK_efd4b61a3b227f3eba94de32e4c" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "message_time" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "contact" character varying NOT NULL, "sentAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_9ed9ffc6c7d9c749d495c6d9712" UNIQUE ("contact"), CONSTRAINT "PK_3470e2a5dcff26eb7542f7341de" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_0c24be867e000f015cd261a70f" ON "message_time" ("sentAt")`);
    await queryRunner.query(
      `CREATE TABLE "recent_call" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "caller" character varying NOT NULL, "calls" integer NOT NULL, "endsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_4d173f427e4c9df80cfd163f242" UNIQUE ("caller"), CONSTRAINT "PK_6d1ed7e61dbf895c6cedbde036a" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_d8721dd41dde1ed7f5f672c358" ON "recent_call" ("endsAt")`);
    await queryRunner.query(
      `CREATE TABLE "referred_order" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "orderNumber" character varying NOT NULL, "orderId" character varying NOT NULL, "shareSaleId" character varying, "clickId" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_bf9403e3ffcfc60237a594db39c" UNIQUE ("orderNumber"), CONSTRAINT "PK_331866d4a4b4b5afa68b22d049b" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "stock_request" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "email" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "variantId" uuid NOT NULL, CONSTRAINT "UQ_70ec384a581e46d215df3ed5445" UNIQUE ("variantId", "email"), CONSTRAINT "PK_66d27a713292fc7eaec80dd8196" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "journal_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "event" uuid NOT NULL, "subject" character varying NOT NULL, "subjectId" uuid NOT NULL, "account" character varying NOT NULL, "detail" character varying NOT NULL DEFAULT '', "cents" integer NOT NULL, "orderId" uuid, "lineId" uuid, "customerId" uuid, "actor" character varying NOT NULL, "reason" character varying NOT NULL, "moment" TIMESTAMP WITH TIME ZONE NOT NULL, "day" date NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_69167f660c807d2aa178f0bd7e6" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_a11e6af0a8e9c172a012cdd9db" ON "journal_entry" ("event")`);
    await queryRunner.query(`CREATE INDEX "IDX_74893032bc326e23807ad65116" ON "journal_entry" ("subjectId")`);
    await queryRunner.query(`CREATE INDEX "IDX_abeda2dd7ee4dbf6e7e9e8db3b" ON "journal_entry" ("orderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_10f2050c25d5cfc819d5c6d22a" ON "journal_entry" ("day", "account")`);
    await queryRunner.query(
      `CREATE TABLE "due_booking" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "subjectId" uuid NOT NULL, "reason" character varying NOT NULL, "actor" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_31d46d46a50ae1b9a52899e72dd" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "balance_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "providerId" character varying NOT NULL, "type" character varying NOT NULL, "category" character varying NOT NULL, "source" character varying, "intent" character varying, "amount" integer NOT NULL, "fee" integer NOT NULL, "currency" character varying(3) NOT NULL, "moment" TIMESTAMP WITH TIME ZONE NOT NULL, "day" date NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "paymentId" uuid, "refundId" uuid, CONSTRAINT "UQ_20cb0997250d647c490da285d76" UNIQUE ("providerId"), CONSTRAINT "PK_8fb391d29b558b0320c5a0e3036" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_13e6160698de90c4e7dbf0145f" ON "balance_entry" ("paymentId")`);
    await queryRunner.query(`CREATE INDEX "IDX_82167fe0076a4edb4c4cac08a5" ON "balance_entry" ("refundId")`);
    await queryRunner.query(`CREATE INDEX "IDX_91189084bce17a7ea335f8d205" ON "balance_entry" ("day", "type")`);
    await queryRunner.query(
      `CREATE TABLE "balance_cursor" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "account" character varying NOT NULL, "since" TIMESTAMP WITH TIME ZONE, "after" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_fc0d31530c96ad4e22c7c50b7d2" UNIQUE ("account"), CONSTRAINT "PK_4a37692c7f743537600198ba144" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "payment_session" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "kind" character varying NOT NULL DEFAULT 'page', "sessionId" character varying NOT NULL, "intentId" character varying, "vaultCard" character varying, "vaultCustomer" character varying, "isCardAlwaysKept" boolean NOT NULL DEFAULT false, "url" text, "additionTokenHash" character varying, "orderDigest" character varying, "amount" integer NOT NULL, "state" character varying NOT NULL, "cardBrand" character varying, "cardLastDigits" character varying, "cardFingerprint" character varying, "heldUntil" TIMESTAMP WITH TIME ZONE, "capturedAmount" integer, "capturedAt" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, "savedCardId" character varying, CONSTRAINT "UQ_f4054d085f14dbe44fcee746972" UNIQUE ("sessionId"), CONSTRAINT "PK_a1a91b20f7f3b1e5afb5485cbcd" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_1f33ae7b58397ee6b6d605103d" ON "payment_session" ("orderId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_ecb2d2e0634773ab0062429b11" ON "payment_session" ("vaultCard") WHERE kind = 'page' AND "vaultCard" IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_3c4b9934c6f7d7e2da7144dbf1" ON "payment_session" ("state") WHERE state = 'charging'`,
    );
    await queryRunner.query(
      `CREATE TABLE "dispute" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "providerId" character varying NOT NULL, "amount" integer NOT NULL, "reason" character varying NOT NULL, "status" character varying NOT NULL, "openedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "answerBy" TIMESTAMP WITH TIME ZONE, "saidAt" TIMESTAMP WITH TIME ZONE NOT NULL, "closedAt" TIMESTAMP WITH TIME ZONE, "fundsWithdrawnAt" TIMESTAMP WITH TIME ZONE, "fundsReinstatedAt" TIMESTAMP WITH TIME ZONE, "refundAllowedAt" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "paymentId" uuid NOT NULL, CONSTRAINT "UQ_7f21a54d26b01567d0e04b5e882" UNIQUE ("providerId"), CONSTRAINT "PK_e2f1f4741f2094ce789b0a7c5b3" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_b51bd583c5b118a7c41d2f5e1c" ON "dispute" ("paymentId")`);
    await queryRunner.query(
      `CREATE TABLE "raised_alert" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "key" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_2dd98923cbf02cc28da9ace331f" UNIQUE ("key"), CONSTRAINT "PK_20e18b8c440f959cac5479a7155" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "saved_card" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "vaultCard" character varying NOT NULL, "isDefault" boolean NOT NULL DEFAULT false, "brand" character varying, "lastDigits" character varying NOT NULL, "expiryMonth" integer NOT NULL, "expiryYear" integer NOT NULL, "holder" character varying, "cardSessionId" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "customerId" uuid NOT NULL, CONSTRAINT "UQ_367dd0abe4f3694fe7ba1af47dc" UNIQUE ("vaultCard"), CONSTRAINT "PK_73405b87f9d637649472890d5c7" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_f204ce50a50d7033e9fdbf5200" ON "saved_card" ("customerId")`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_40a6024eb2464f8fc2ddbc850c" ON "saved_card" ("customerId") WHERE "isDefault"`,
    );
    await queryRunner.query(
      `CREATE TABLE "card_session" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "sessionId" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "customerId" uuid NOT NULL, CONSTRAINT "UQ_0d77e6fbcf697dddd9e003585b6" UNIQUE ("sessionId"), CONSTRAINT "PK_bc50ddf03f548c9be0dfc29debe" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_a2486920bd2f38f264e863a7f9" ON "card_session" ("customerId")`);
    await queryRunner.query(
      `CREATE TABLE "addition" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "sku" character varying NOT NULL, "quantity" integer NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "sessionId" uuid NOT NULL, CONSTRAINT "REL_43dbffdfa306681f051cea0848" UNIQUE ("sessionId"), CONSTRAINT "PK_9f6ce970bc445892d85072be2ac" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "store_credit" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "amount" integer NOT NULL, "used" integer NOT NULL DEFAULT '0', "authorized" integer NOT NULL DEFAULT '0', "reason" text NOT NULL, "kind" character varying NOT NULL DEFAULT 'given', "issuedAt" TIMESTAMP WITH TIME ZONE, "issuedBy" character varying, "endedAt" TIMESTAMP WITH TIME ZONE, "endReason" text, "endedBy" character varying, "currency" character varying(3), "channelId" uuid, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "customerId" uuid NOT NULL, CONSTRAINT "CHK_0897fc67a93436b8327e34b9b0" CHECK ("used" >= 0 AND "authorized" >= 0 AND "used" + "authorized" <= "amount"), CONSTRAINT "PK_77277b8e8c11409fd589098c46b" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_9b37ce0ad1cd39fa8d38ae1770" ON "store_credit" ("customerId")`);
    await queryRunner.query(
      `CREATE TABLE "store_credit_event" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "action" character varying NOT NULL, "change" integer NOT NULL, "orderNumber" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "creditId" uuid NOT NULL, CONSTRAINT "PK_e193c2e8471a2b8c664a63d53a5" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_e9da06e48b2ebdbd545809d415" ON "store_credit_event" ("creditId")`);
    await queryRunner.query(
      `CREATE TABLE "prepaid_plan" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "state" character varying NOT NULL, "installmentCount" integer NOT NULL, "intervalLength" integer NOT NULL, "intervalUnit" character varying NOT NULL, "items" text NOT NULL, "shares" text, "deliveredCount" integer NOT NULL, "actionableDate" character varying(10), "anchorDay" integer, "endedAt" TIMESTAMP WITH TIME ZONE, "keptCount" integer, "refunded" integer, "failedTries" integer NOT NULL DEFAULT '0', "id" uuid NOT NULL DEFAULT gen_random_uuid(), "lineId" uuid NOT NULL, CONSTRAINT "CHK_ef54bd475703160fab5f85e35c" CHECK ("deliveredCount" >= 1 AND "deliveredCount" <= "installmentCount"), CONSTRAINT "PK_2fb5a6dceeceebe1bc82b5af462" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "IDX_b9c19cced602a1fa4d650e882f" ON "prepaid_plan" ("lineId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_4c88473ca4902f381fb7612dc0" ON "prepaid_plan" ("actionableDate") WHERE state = 'active'`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata" ("type", "database", "schema", "table", "name", "value") VALUES ('GENERATED_COLUMN', current_database(), current_schema(), 'subscription', 'plannedOn', $$CASE WHEN state IN ('active', 'pending-cancellation') AND ("endDate" IS NULL OR "actionableDate" <= "endDate") AND ("paymentState" IS DISTINCT FROM 'failed' OR ("failedTries" < 3 AND "mayBeTriedAgain")) THEN "actionableDate" END$$)`,
    );
    await queryRunner.query(
      `CREATE TABLE "subscription" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "email" character varying, "state" character varying NOT NULL, "isPaused" boolean NOT NULL DEFAULT false, "intervalLength" integer NOT NULL, "intervalUnit" character varying NOT NULL, "actionableDate" character varying(10), "plannedOn" character varying(10) GENERATED ALWAYS AS (CASE WHEN state IN ('active', 'pending-cancellation') AND ("endDate" IS NULL OR "actionableDate" <= "endDate") AND ("paymentState" IS DISTINCT FROM 'failed' OR ("failedTries" < 3 AND "mayBeTriedAgain")) THEN "actionableDate" END) STORED, "announcedFor" character varying(10), "anchorDay" integer, "endDate" character varying(10), "clubCans" integer, "shippingAddress" text NOT NULL, "billingAddress" text NOT NULL, "lastTotal" integer, "skipCount" integer NOT NULL DEFAULT '0', "successiveSkipCount" integer NOT NULL DEFAULT '0', "paymentState" character varying, "failedTries" integer NOT NULL DEFAULT '0', "mayBeTriedAgain" boolean NOT NULL DEFAULT true, "cancellationReason" text, "importReference" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "channelId" uuid NOT NULL, "customerId" uuid NOT NULL, "firstOrderId" uuid, "savedCardId" uuid, CONSTRAINT "UQ_24c48eb156fea739dade3272eb8" UNIQUE ("importReference"), CONSTRAINT "CHK_28d378e6f1cd54c85864020ff1" CHECK ("intervalLength" > 0), CONSTRAINT "PK_8c3e00ebd02103caa1174cd5d9d" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_e4543f99d629cf2c04fe9332e3" ON "subscription" ("customerId")`);
    await queryRunner.query(`CREATE INDEX "IDX_f95a52e709e69c36a247b00f91" ON "subscription" ("firstOrderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_9730600a2bf2c34588d7720f41" ON "subscription" ("savedCardId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_46f81074f8adc9ed7f4bd8462d" ON "subscription" ("plannedOn") WHERE "plannedOn" IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_9f01a3d6b5bde04a22dfb0f13b" ON "subscription" ("actionableDate") WHERE state IN ('active', 'pending-cancellation')`,
    );
    await queryRunner.query(
      `CREATE TABLE "subscribed_line" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "quantity" integer NOT NULL, "isOneTime" boolean NOT NULL DEFAULT false, "parts" text NOT NULL DEFAULT '[]', "announcedPrice" integer, "announcedQuantity" integer, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "subscriptionId" uuid NOT NULL, "productVariantId" uuid NOT NULL, CONSTRAINT "CHK_133205a896968d4e311b20bb25" CHECK ("quantity" > 0), CONSTRAINT "PK_d683ed4f3ca7a0fc639c8908bc4" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_213fb2c9ce7abaa167f5196d0e" ON "subscribed_line" ("subscriptionId")`);
    await queryRunner.query(
      `CREATE TABLE "subscription_reminder" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "reminderType" character varying NOT NULL, "actionableDate" character varying(10) NOT NULL, "sentAt" TIMESTAMP WITH TIME ZONE, "announcedTotal" integer, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "subscriptionId" uuid NOT NULL, CONSTRAINT "UQ_a19878be9fdd2a8dace2e25ebe5" UNIQUE ("subscriptionId", "reminderType", "actionableDate"), CONSTRAINT "PK_be32d973c650dfbd76baf41edb6" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "delivery" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "dueOn" character varying(10) NOT NULL, "attempt" integer NOT NULL, "madeOn" character varying(10) NOT NULL, "isAwaited" boolean NOT NULL DEFAULT false, "state" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "subscriptionId" uuid, "prepaidPlanId" uuid, "orderId" uuid, CONSTRAINT "CHK_6de33c5368df509db6fbb66b4c" CHECK (("subscriptionId" IS NULL) <> ("prepaidPlanId" IS NULL)), CONSTRAINT "PK_ffad7bf84e68716cd9af89003b0" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_6a811e92721631ce3d4fb69627" ON "delivery" ("state") WHERE state = 'started'`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_b37d51328f9ca210b573b19372" ON "delivery" ("orderId")`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_1609363fbeacd8adc2eb41dc54" ON "delivery" ("prepaidPlanId", "dueOn", "attempt")`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_aa09e91d90cd66c3855f7de04c" ON "delivery" ("subscriptionId", "dueOn", "attempt")`,
    );
    await queryRunner.query(
      `CREATE TABLE "sales_tax_rate" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "state" character varying(2) NOT NULL, "county" character varying, "zip" character varying(5), "percent" double precision, "isShippingTaxed" boolean NOT NULL, "validFrom" character varying(10) NOT NULL, "validTo" character varying(10), "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "CHK_6150426440daf6fac4e2676bf1" CHECK (percent IS NOT NULL OR zip IS NOT NULL), CONSTRAINT "PK_32825754d68130cbe4bd58ee2f9" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_d305f6374426e9a9d7b60c439b" ON "sales_tax_rate" ("state", "zip")`);
    await queryRunner.query(
      `CREATE TABLE "tax_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "kind" character varying NOT NULL, "item" character varying NOT NULL, "itemId" uuid NOT NULL, "state" character varying NOT NULL, "county" character varying, "jurisdiction" character varying NOT NULL, "rate" double precision NOT NULL, "base" integer NOT NULL, "tax" integer NOT NULL, "moment" TIMESTAMP WITH TIME ZONE NOT NULL, "day" date NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, CONSTRAINT "PK_42b9c720fcd8a45dbccb8e9638e" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_98e1aa0f504f0cf4445e78209f" ON "tax_entry" ("orderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_6641472a18d507e2f0d115dbe3" ON "tax_entry" ("day", "state")`);
    await queryRunner.query(
      `CREATE TABLE "tax_record" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "reference" character varying NOT NULL, "soldAt" TIMESTAMP WITH TIME ZONE NOT NULL, "charged" integer NOT NULL, "tax" integer NOT NULL, "requests" text NOT NULL, "sales" text, "returned" integer NOT NULL DEFAULT '0', "reversed" text, "isDue" boolean NOT NULL DEFAULT true, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, CONSTRAINT "UQ_9373cdd188abfb5d4e3feb17553" UNIQUE ("reference"), CONSTRAINT "PK_4e32fd3ab057ee3052cd8113ad9" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_1bdbc5725293d85995aa6c0dd0" ON "tax_record" ("orderId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_1ed22fe1e771224b9debb67d45" ON "tax_record" ("createdAt") WHERE "isDue"`,
    );
    await queryRunner.query(
      `CREATE TABLE "contact_message" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "key" character varying NOT NULL, "content" character varying NOT NULL, "sender" character varying NOT NULL, "receivedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_f697fac0fe55ede562453d2c55b" UNIQUE ("key"), CONSTRAINT "PK_1476ca9a6265a586f618ea918fd" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_2a815b41618e45ac786079ede4" ON "contact_message" ("sender", "receivedAt")`,
    );
    await queryRunner.query(
      `CREATE TABLE "tracked_event" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "properties" json NOT NULL, "userId" character varying, "anonymousId" character varying NOT NULL, "receivedAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_9d20aae063f30fc6c7c81cb4b87" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_ddab2b6acbf5ae7e176f1a587c" ON "tracked_event" ("receivedAt")`);
    await queryRunner.query(
      `CREATE TABLE "gift_card" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "code" character varying, "amount" integer NOT NULL, "used" integer NOT NULL DEFAULT '0', "recipientName" character varying, "recipientEmail" character varying, "purchaserName" character varying, "message" text, "sendAt" TIMESTAMP WITH TIME ZONE, "sentAt" TIMESTAMP WITH TIME ZONE, "expiresAt" TIMESTAMP WITH TIME ZONE, "redeemedAt" TIMESTAMP WITH TIME ZONE, "kind" character varying NOT NULL DEFAULT 'given', "issuedAt" TIMESTAMP WITH TIME ZONE, "endReason" character varying, "endNote" character varying(255), "endedBy" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "channelId" uuid NOT NULL, "lineId" uuid, "creditId" uuid, CONSTRAINT "UQ_53cb5605fa42e82b4d47b47bda9" UNIQUE ("code"), CONSTRAINT "CHK_6d9f98781251b2117e4f2b5518" CHECK ("used" >= 0 AND "used" <= "amount"), CONSTRAINT "PK_af4e338d2d41035042843ad641f" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_06c07d5004cda404c6fe5901de" ON "gift_card" ("lineId")`);
    await queryRunner.query(`CREATE INDEX "IDX_b7cc57f80907e8c0f694a35153" ON "gift_card" ("sendAt")`);
    await queryRunner.query(
      `CREATE TABLE "applied_gift_card" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, "giftCardId" uuid NOT NULL, CONSTRAINT "UQ_8f58258e188424efd9fa9cbcd25" UNIQUE ("orderId", "giftCardId"), CONSTRAINT "PK_8528db682fa16d24fad2d04d7ee" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "giveaway" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "title" character varying NOT NULL, "startsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "endsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "excludedStates" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_d19e75e75eb30898625109dd912" UNIQUE ("name"), CONSTRAINT "CHK_650de50c8e54a1d9d195c6331d" CHECK ("startsAt" < "endsAt"), CONSTRAINT "PK_fdbebb79a049e10c16e3df5d447" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "giveaway_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "email" character varying NOT NULL, "name" character varying NOT NULL, "state" character varying NOT NULL, "enteredAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "giveawayId" uuid NOT NULL, CONSTRAINT "UQ_a6a37dfbdb505530a7da230798e" UNIQUE ("giveawayId", "email"), CONSTRAINT "PK_499f9b1b6762095c80f1b5f76b7" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "rebuild" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "event" character varying NOT NULL, "fingerprint" character varying NOT NULL, "changedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "triedAt" TIMESTAMP WITH TIME ZONE, "calledAt" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_87bb8ab9eeea6a3b31bbc2d6430" UNIQUE ("event"), CONSTRAINT "PK_f35510d5caf14ea152c29859d48" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "sent_mail" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "key" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_797c53dd2beb5925c523c7c2a0f" UNIQUE ("key"), CONSTRAINT "PK_01c6907633466a5b977cb656f5e" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "mailing_list_contact" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "list" character varying NOT NULL, "contact" character varying NOT NULL, "state" character varying NOT NULL, "token" character varying NOT NULL, "askedAt" TIMESTAMP WITH TIME ZONE, "ofAgeOn" character varying, "changedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_27de4c28decfcde25bd590eb3ed" UNIQUE ("token"), CONSTRAINT "UQ_4870da188eb1e2429a1c043a82e" UNIQUE ("list", "contact"), CONSTRAINT "PK_24e6c51da8f8a3656bb0a11f80f" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "referral_identifier" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "identifier" character varying NOT NULL, "email" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_1fb16cf5901f78d97e99b2908ee" UNIQUE ("identifier"), CONSTRAINT "UQ_a58e8a75caf3c156b2ce93f945c" UNIQUE ("email"), CONSTRAINT "PK_1ae0590cf7d5965ee688609967c" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "referral_reward" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "cardFingerprint" character varying, "takenBackAt" TIMESTAMP WITH TIME ZONE, "spent" integer, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, "creditId" uuid NOT NULL, CONSTRAINT "UQ_f315db1c258a8a4fe6c98904afe" UNIQUE ("cardFingerprint"), CONSTRAINT "REL_f8461001577f9b99ef0cf2c41d" UNIQUE ("orderId"), CONSTRAINT "REL_c42dfacbd1127edb68f1e4c02a" UNIQUE ("creditId"), CONSTRAINT "PK_039e9361b7ea8c9a9e500ee6e1e" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "keyed_call" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "caller" character varying NOT NULL, "key" character varying NOT NULL, "request" character varying NOT NULL, "begunAt" TIMESTAMP WITH TIME ZONE NOT NULL, "answer" text, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_980a10d589e57a2d0146e1779d4" UNIQUE ("caller", "key"), CONSTRAINT "PK_dd0f94a7aca6671ea772fecac9a" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_63c6ffec35b3ef3d88f5597e13" ON "keyed_call" ("begunAt")`);
    await queryRunner.query(
      `CREATE TABLE "review" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "sku" character varying NOT NULL, "score" integer NOT NULL, "title" character varying NOT NULL, "body" text NOT NULL, "author" character varying NOT NULL, "status" character varying NOT NULL, "reason" character varying, "revision" integer NOT NULL DEFAULT '1', "writtenAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "channelId" uuid NOT NULL, "customerId" uuid, CONSTRAINT "UQ_157e50d69f2ddf8bacddcfe074b" UNIQUE ("customerId", "sku"), CONSTRAINT "CHK_90e61e5a3e78422a30227c6ef0" CHECK (score BETWEEN 1 AND 5), CONSTRAINT "PK_2e4299a343a81574217255c00ca" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_e00df3a2d257f7957d68af5644" ON "review" ("channelId", "writtenAt") WHERE status = 'waiting'`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_515d38a455b84adbf495665372" ON "review" ("channelId", "sku") WHERE status = 'published'`,
    );
    await queryRunner.query(
      `CREATE TABLE "collection_product_variants_product_variant" ("collectionId" uuid NOT NULL, "productVariantId" uuid NOT NULL, CONSTRAINT "PK_50c5ed0504ded53967be811f633" PRIMARY KEY ("collectionId", "productVariantId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_6faa7b72422d9c4679e2f186ad" ON "collection_product_variants_product_variant" ("collectionId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_fb05887e2867365f236d7dd95e" ON "collection_product_variants_product_variant" ("productVariantId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "collection_channels_channel" ("collectionId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_0e292d80228c9b4a114d2b09476" PRIMARY KEY ("collectionId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_cdbf33ffb5d451916125152008" ON "collection_channels_channel" ("collectionId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_7216ab24077cf5cbece7857dbb" ON "collection_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "facet_channels_channel" ("facetId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_df0579886093b2f830c159adfde" PRIMARY KEY ("facetId", "channelId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_ca796020c6d097e251e5d6d2b0" ON "facet_channels_channel" ("facetId")`);
    await queryRunner.query(`CREATE INDEX "IDX_2a8ea404d05bf682516184db7d" ON "facet_channels_channel" ("channelId")`);
    await queryRunner.query(
      `CREATE TABLE "facet_value_channels_channel" ("facetValueId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_653fb72a256f100f52c573e419f" PRIMARY KEY ("facetValueId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_ad690c1b05596d7f52e52ffeed" ON "facet_value_channels_channel" ("facetValueId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_e1d54c0b9db3e2eb17faaf5919" ON "facet_value_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_option_channels_channel" ("productOptionId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_be681a3bd2f92f17d084fa4375a" PRIMARY KEY ("productOptionId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_8dbe001861ca34ae8b687e6bae" ON "product_option_channels_channel" ("productOptionId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_717e7792b8f31c319b6c7b8135" ON "product_option_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_option_group_channels_channel" ("productOptionGroupId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_ddad9696c49ebbc8032caf76fe3" PRIMARY KEY ("productOptionGroupId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_4fbe6303db2827370c0ec2d027" ON "product_option_group_channels_channel" ("productOptionGroupId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_d689965b8c58ebf316fce60fab" ON "product_option_group_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_option_groups_product_option_group" ("productId" uuid NOT NULL, "productOptionGroupId" uuid NOT NULL, CONSTRAINT "PK_6a7a0291e226fbb0d4df828a483" PRIMARY KEY ("productId", "productOptionGroupId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_9148fe2c2fd83f5b59d391088c" ON "product_option_groups_product_option_group" ("productId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_9b03a92219b0684dbd4403e624" ON "product_option_groups_product_option_group" ("productOptionGroupId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_facet_values_facet_value" ("productId" uuid NOT NULL, "facetValueId" uuid NOT NULL, CONSTRAINT "PK_d57f06b38805181019d75662aa6" PRIMARY KEY ("productId", "facetValueId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_6a0558e650d75ae639ff38e413" ON "product_facet_values_facet_value" ("productId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_06e7d73673ee630e8ec50d0b29" ON "product_facet_values_facet_value" ("facetValueId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_channels_channel" ("productId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_722acbcc06403e693b518d2c345" PRIMARY KEY ("productId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_26d12be3b5fec6c4adb1d79284" ON "product_channels_channel" ("productId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_a51dfbd87c330c075c39832b6e" ON "product_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "asset_tags_tag" ("assetId" uuid NOT NULL, "tagId" uuid NOT NULL, CONSTRAINT "PK_c4113b84381e953901fa5553654" PRIMARY KEY ("assetId", "tagId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_9e412b00d4c6cee1a4b3d92071" ON "asset_tags_tag" ("assetId")`);
    await queryRunner.query(`CREATE INDEX "IDX_fb5e800171ffbe9823f2cc727f" ON "asset_tags_tag" ("tagId")`);
    await queryRunner.query(
      `CREATE TABLE "asset_channels_channel" ("assetId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_d943908a39e32952e8425d2f1ba" PRIMARY KEY ("assetId", "channelId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_dc4e7435f9f5e9e6436bebd33b" ON "asset_channels_channel" ("assetId")`);
    await queryRunner.query(`CREATE INDEX "IDX_16ca9151a5153f1169da5b7b7e" ON "asset_channels_channel" ("channelId")`);
    await queryRunner.query(
      `CREATE TABLE "promotion_channels_channel" ("promotionId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_4b34f9b7bf95a8d3dc7f7f6dd23" PRIMARY KEY ("promotionId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_6d9e2c39ab12391aaa374bcdaa" ON "promotion_channels_channel" ("promotionId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_0eaaf0f4b6c69afde1e88ffb52" ON "promotion_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "shipping_method_channels_channel" ("shippingMethodId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_c92b2b226a6ee87888d8dcd8bd6" PRIMARY KEY ("shippingMethodId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_f0a17b94aa5a162f0d422920eb" ON "shipping_method_channels_channel" ("shippingMethodId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_f2b98dfb56685147bed509acc3" ON "shipping_method_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "order_promotions_promotion" ("orderId" uuid NOT NULL, "promotionId" uuid NOT NULL, CONSTRAINT "PK_001dfe7435f3946fbc2d66a4e92" PRIMARY KEY ("orderId", "promotionId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_67be0e40122ab30a62a9817efe" ON "order_promotions_promotion" ("orderId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_2c26b988769c0e3b0120bdef31" ON "order_promotions_promotion" ("promotionId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "order_fulfillments_fulfillment" ("orderId" uuid NOT NULL, "fulfillmentId" uuid NOT NULL, CONSTRAINT "PK_414600087d71aee1583bc517590" PRIMARY KEY ("orderId", "fulfillmentId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_f80d84d525af2ffe974e7e8ca2" ON "order_fulfillments_fulfillment" ("orderId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_4add5a5796e1582dec2877b289" ON "order_fulfillments_fulfillment" ("fulfillmentId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "order_channels_channel" ("orderId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_39853134b20afe9dfb25de18292" PRIMARY KEY ("orderId", "channelId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_0d8e5c204480204a60e151e485" ON "order_channels_channel" ("orderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_d0d16db872499e83b15999f8c7" ON "order_channels_channel" ("channelId")`);
    await queryRunner.query(
      `CREATE TABLE "stock_location_channels_channel" ("stockLocationId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_e6f8b2d61ff58c51505c38da8a0" PRIMARY KEY ("stockLocationId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_39513fd02a573c848d23bee587" ON "stock_location_channels_channel" ("stockLocationId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_ff8150fe54e56a900d5712671a" ON "stock_location_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_variant_options_product_option" ("productVariantId" uuid NOT NULL, "productOptionId" uuid NOT NULL, CONSTRAINT "PK_c57de5cb6bb74504180604a00c0" PRIMARY KEY ("productVariantId", "productOptionId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_526f0131260eec308a3bd2b61b" ON "product_variant_options_product_option" ("productVariantId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_e96a71affe63c97f7fa2f076da" ON "product_variant_options_product_option" ("productOptionId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_variant_facet_values_facet_value" ("productVariantId" uuid NOT NULL, "facetValueId" uuid NOT NULL, CONSTRAINT "PK_a28474836b2feeffcef98c806e1" PRIMARY KEY ("productVariantId", "facetValueId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_69567bc225b6bbbd732d6c5455" ON "product_variant_facet_values_facet_value" ("productVariantId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_0d641b761ed1dce4ef3cd33d55" ON "product_variant_facet_values_facet_value" ("facetValueId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "product_variant_channels_channel" ("productVariantId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_1a10ca648c3d73c0f2b455ae191" PRIMARY KEY ("productVariantId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_beeb2b3cd800e589f2213ae99d" ON "product_variant_channels_channel" ("productVariantId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_d194bff171b62357688a5d0f55" ON "product_variant_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "zone_members_region" ("zoneId" uuid NOT NULL, "regionId" uuid NOT NULL, CONSTRAINT "PK_fc4eaa2236c4d4f61db0ae3826f" PRIMARY KEY ("zoneId", "regionId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_433f45158e4e2b2a2f344714b2" ON "zone_members_region" ("zoneId")`);
    await queryRunner.query(`CREATE INDEX "IDX_b45b65256486a15a104e17d495" ON "zone_members_region" ("regionId")`);
    await queryRunner.query(
      `CREATE TABLE "role_channels_channel" ("roleId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_6fb9277e9f11bb8a63445c36242" PRIMARY KEY ("roleId", "channelId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_bfd2a03e9988eda6a9d1176011" ON "role_channels_channel" ("roleId")`);
    await queryRunner.query(`CREATE INDEX "IDX_e09dfee62b158307404202b43a" ON "role_channels_channel" ("channelId")`);
    await queryRunner.query(
      `CREATE TABLE "user_roles_role" ("userId" uuid NOT NULL, "roleId" uuid NOT NULL, CONSTRAINT "PK_b47cd6c84ee205ac5a713718292" PRIMARY KEY ("userId", "roleId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_5f9286e6c25594c6b88c108db7" ON "user_roles_role" ("userId")`);
    await queryRunner.query(`CREATE INDEX "IDX_4be2f7adf862634f5f803d246b" ON "user_roles_role" ("roleId")`);
    await queryRunner.query(
      `CREATE TABLE "customer_groups_customer_group" ("customerId" uuid NOT NULL, "customerGroupId" uuid NOT NULL, CONSTRAINT "PK_0f902789cba691ce7ebbc9fcaa6" PRIMARY KEY ("customerId", "customerGroupId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_b823a3c8bf3b78d3ed68736485" ON "customer_groups_customer_group" ("customerId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_85feea3f0e5e82133605f78db0" ON "customer_groups_customer_group" ("customerGroupId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "customer_channels_channel" ("customerId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_27e2fa538c020889d32a0a784e8" PRIMARY KEY ("customerId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_a842c9fe8cd4c8ff31402d172d" ON "customer_channels_channel" ("customerId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_dc9f69207a8867f83b0fd257e3" ON "customer_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "payment_method_channels_channel" ("paymentMethodId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_c83e4a201c0402ce5cdb170a9a2" PRIMARY KEY ("paymentMethodId", "channelId"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_5bcb569635ce5407eb3f264487" ON "payment_method_channels_channel" ("paymentMethodId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_c00e36f667d35031087b382e61" ON "payment_method_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "api_key_channels_channel" ("apiKeyId" uuid NOT NULL, "channelId" uuid NOT NULL, CONSTRAINT "PK_acb0650ccd9b2df593d1b4f1c52" PRIMARY KEY ("apiKeyId", "channelId"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_460b1afc096014ca2dc5a5f5aa" ON "api_key_channels_channel" ("apiKeyId")`);
    await queryRunner.query(
      `CREATE INDEX "IDX_d37be6b22047f56ea87bea795b" ON "api_key_channels_channel" ("channelId")`,
    );
    await queryRunner.query(
      `CREATE TABLE "collection_closure" ("id_ancestor" uuid NOT NULL, "id_descendant" uuid NOT NULL, CONSTRAINT "PK_9dda38e2273a7744b8f655782a5" PRIMARY KEY ("id_ancestor", "id_descendant"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_c309f8cd152bbeaea08491e0c6" ON "collection_closure" ("id_ancestor")`);
    await queryRunner.query(`CREATE INDEX "IDX_457784c710f8ac9396010441f6" ON "collection_closure" ("id_descendant")`);
    await queryRunner.query(
      `ALTER TABLE "collection_asset" ADD CONSTRAINT "FK_51da53b26522dc0525762d2de8e" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_asset" ADD CONSTRAINT "FK_1ed9e48dfbf74b5fcbb35d3d686" FOREIGN KEY ("collectionId") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_translation" ADD CONSTRAINT "FK_e329f9036210d75caa1d8f2154a" FOREIGN KEY ("baseId") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection" ADD CONSTRAINT "FK_7256fef1bb42f1b38156b7449f5" FOREIGN KEY ("featuredAssetId") REFERENCES "asset"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection" ADD CONSTRAINT "FK_4257b61275144db89fa0f5dc059" FOREIGN KEY ("parentId") REFERENCES "collection"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "facet_translation" ADD CONSTRAINT "FK_eaea53f44bf9e97790d38a3d68f" FOREIGN KEY ("baseId") REFERENCES "facet"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "facet_value_translation" ADD CONSTRAINT "FK_3d6e45823b65de808a66cb1423b" FOREIGN KEY ("baseId") REFERENCES "facet_value"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "facet_value" ADD CONSTRAINT "FK_d101dc2265a7341be3d94968c5b" FOREIGN KEY ("facetId") REFERENCES "facet"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_translation" ADD CONSTRAINT "FK_a79a443c1f7841f3851767faa6d" FOREIGN KEY ("baseId") REFERENCES "product_option"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option" ADD CONSTRAINT "FK_a6debf9198e2fbfa006aa10d710" FOREIGN KEY ("groupId") REFERENCES "product_option_group"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_group_translation" ADD CONSTRAINT "FK_93751abc1451972c02e033b766c" FOREIGN KEY ("baseId") REFERENCES "product_option_group"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_asset" ADD CONSTRAINT "FK_5888ac17b317b93378494a10620" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_asset" ADD CONSTRAINT "FK_0d1294f5c22a56da7845ebab72c" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_translation" ADD CONSTRAINT "FK_7dbc75cb4e8b002620c4dbfdac5" FOREIGN KEY ("baseId") REFERENCES "product"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product" ADD CONSTRAINT "FK_91a19e6613534949a4ce6e76ff8" FOREIGN KEY ("featuredAssetId") REFERENCES "asset"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "asset_translation" ADD CONSTRAINT "FK_4eed4464adef51f53e1c7d80212" FOREIGN KEY ("baseId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line_reference" ADD CONSTRAINT "FK_7d57857922dfc7303604697dbe9" FOREIGN KEY ("orderLineId") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line_reference" ADD CONSTRAINT "FK_06b02fb482b188823e419d37bd4" FOREIGN KEY ("fulfillmentId") REFERENCES "fulfillment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line_reference" ADD CONSTRAINT "FK_22b818af8722746fb9f206068c2" FOREIGN KEY ("modificationId") REFERENCES "order_modification"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line_reference" ADD CONSTRAINT "FK_30019aa65b17fe9ee9628931991" FOREIGN KEY ("refundId") REFERENCES "refund"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "FK_1c6932a756108788a361e7d4404" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "payment" ADD CONSTRAINT "FK_d09d285fe1645cd2f0db811e293" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "surcharge" ADD CONSTRAINT "FK_154eb685f9b629033bd266df7fa" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "surcharge" ADD CONSTRAINT "FK_a49c5271c39cc8174a0535c8088" FOREIGN KEY ("orderModificationId") REFERENCES "order_modification"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_modification" ADD CONSTRAINT "FK_1df5bc14a47ef24d2e681f45598" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_modification" ADD CONSTRAINT "FK_ad2991fa2933ed8b7f86a716338" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_modification" ADD CONSTRAINT "FK_cb66b63b6e97613013795eadbd5" FOREIGN KEY ("refundId") REFERENCES "refund"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "promotion_translation" ADD CONSTRAINT "FK_1cc009e9ab2263a35544064561b" FOREIGN KEY ("baseId") REFERENCES "promotion"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "shipping_method_translation" ADD CONSTRAINT "FK_85ec26c71067ebc84adcd98d1a5" FOREIGN KEY ("baseId") REFERENCES "shipping_method"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "shipping_line" ADD CONSTRAINT "FK_e2e7642e1e88167c1dfc827fdf3" FOREIGN KEY ("shippingMethodId") REFERENCES "shipping_method"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "shipping_line" ADD CONSTRAINT "FK_c9f34a440d490d1b66f6829b86c" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order" ADD CONSTRAINT "FK_73a78d7df09541ac5eba620d181" FOREIGN KEY ("aggregateOrderId") REFERENCES "order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order" ADD CONSTRAINT "FK_124456e637cca7a415897dce659" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_movement" ADD CONSTRAINT "FK_e65ba3882557cab4febb54809bb" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_movement" ADD CONSTRAINT "FK_a2fe7172eeae9f1cca86f8f573a" FOREIGN KEY ("stockLocationId") REFERENCES "stock_location"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_movement" ADD CONSTRAINT "FK_d2c8d5fca981cc820131f81aa83" FOREIGN KEY ("orderLineId") REFERENCES "order_line"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_6901d8715f5ebadd764466f7bde" FOREIGN KEY ("sellerChannelId") REFERENCES "channel"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_dc9ac68b47da7b62249886affba" FOREIGN KEY ("shippingLineId") REFERENCES "shipping_line"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_cbcd22193eda94668e84d33f185" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_77be94ce9ec6504466179462275" FOREIGN KEY ("taxCategoryId") REFERENCES "tax_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_9f065453910ea77d4be8e92618f" FOREIGN KEY ("featuredAssetId") REFERENCES "asset"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_239cfca2a55b98b90b6bef2e44f" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_level" ADD CONSTRAINT "FK_9950eae3180f39c71978748bd08" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_level" ADD CONSTRAINT "FK_984c48572468c69661a0b7b0494" FOREIGN KEY ("stockLocationId") REFERENCES "stock_location"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_asset" ADD CONSTRAINT "FK_10b5a2e3dee0e30b1e26c32f5c7" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_asset" ADD CONSTRAINT "FK_fa21412afac15a2304f3eb35feb" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_price" ADD CONSTRAINT "FK_e6126cd268aea6e9b31d89af9ab" FOREIGN KEY ("variantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_translation" ADD CONSTRAINT "FK_420f4d6fb75d38b9dca79bc43b4" FOREIGN KEY ("baseId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant" ADD CONSTRAINT "FK_0e6f516053cf982b537836e21cf" FOREIGN KEY ("featuredAssetId") REFERENCES "asset"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant" ADD CONSTRAINT "FK_e38dca0d82fd64c7cf8aac8b8ef" FOREIGN KEY ("taxCategoryId") REFERENCES "tax_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant" ADD CONSTRAINT "FK_6e420052844edf3a5506d863ce6" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "region_translation" ADD CONSTRAINT "FK_1afd722b943c81310705fc3e612" FOREIGN KEY ("baseId") REFERENCES "region"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "region" ADD CONSTRAINT "FK_ed0c8098ce6809925a437f42aec" FOREIGN KEY ("parentId") REFERENCES "region"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "tax_rate" ADD CONSTRAINT "FK_7ee3306d7638aa85ca90d672198" FOREIGN KEY ("categoryId") REFERENCES "tax_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "tax_rate" ADD CONSTRAINT "FK_9872fc7de2f4e532fd3230d1915" FOREIGN KEY ("zoneId") REFERENCES "zone"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "tax_rate" ADD CONSTRAINT "FK_8b5ab52fc8887c1a769b9276caf" FOREIGN KEY ("customerGroupId") REFERENCES "customer_group"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "authentication_method" ADD CONSTRAINT "FK_00cbe87bc0d4e36758d61bd31d6" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "session" ADD CONSTRAINT "FK_7a75399a4f4ffa48ee02e98c059" FOREIGN KEY ("activeOrderId") REFERENCES "order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "session" ADD CONSTRAINT "FK_eb87ef1e234444728138302263b" FOREIGN KEY ("activeChannelId") REFERENCES "channel"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "session" ADD CONSTRAINT "FK_3d2f174ef04fb312fdebd0ddc53" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "customer" ADD CONSTRAINT "FK_3f62b42ed23958b120c235f74df" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "address" ADD CONSTRAINT "FK_dc34d382b493ade1f70e834c4d3" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "address" ADD CONSTRAINT "FK_d87215343c3a3a67e6a0b7f3ea9" FOREIGN KEY ("countryId") REFERENCES "region"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "administrator" ADD CONSTRAINT "FK_1966e18ce6a39a82b19204704d7" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "payment_method_translation" ADD CONSTRAINT "FK_66187f782a3e71b9e0f5b50b68b" FOREIGN KEY ("baseId") REFERENCES "payment_method"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "api_key_translation" ADD CONSTRAINT "FK_bf45bd67c7b3278d7e1f2f95170" FOREIGN KEY ("baseId") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "api_key" ADD CONSTRAINT "FK_74d2236b1de818d00bd3fd01602" FOREIGN KEY ("ownerId") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "api_key" ADD CONSTRAINT "FK_277972f4944205eb29127f9bb6c" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "channel" ADD CONSTRAINT "FK_af2116c7e176b6b88dceceeb74b" FOREIGN KEY ("sellerId") REFERENCES "seller"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "channel" ADD CONSTRAINT "FK_afe9f917a1c82b9e9e69f7c6129" FOREIGN KEY ("defaultTaxZoneId") REFERENCES "zone"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "channel" ADD CONSTRAINT "FK_c9ca2f58d4517460435cbd8b4c9" FOREIGN KEY ("defaultShippingZoneId") REFERENCES "zone"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "history_entry" ADD CONSTRAINT "FK_92f8c334ef06275f9586fd01832" FOREIGN KEY ("administratorId") REFERENCES "administrator"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "history_entry" ADD CONSTRAINT "FK_43ac602f839847fdb91101f30ec" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "history_entry" ADD CONSTRAINT "FK_3a05127e67435b4d2332ded7c9e" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "cache_tag" ADD CONSTRAINT "FK_16516b25ba15db4e95261bb0bfe" FOREIGN KEY ("itemId") REFERENCES "cache_item"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_request" ADD CONSTRAINT "FK_095f94a0199baa1a2ede88c4c11" FOREIGN KEY ("variantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "balance_entry" ADD CONSTRAINT "FK_13e6160698de90c4e7dbf0145f1" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "balance_entry" ADD CONSTRAINT "FK_82167fe0076a4edb4c4cac08a55" FOREIGN KEY ("refundId") REFERENCES "refund"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "payment_session" ADD CONSTRAINT "FK_1f33ae7b58397ee6b6d605103d7" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "dispute" ADD CONSTRAINT "FK_b51bd583c5b118a7c41d2f5e1c1" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "saved_card" ADD CONSTRAINT "FK_f204ce50a50d7033e9fdbf52009" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "card_session" ADD CONSTRAINT "FK_a2486920bd2f38f264e863a7f9c" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "addition" ADD CONSTRAINT "FK_43dbffdfa306681f051cea0848e" FOREIGN KEY ("sessionId") REFERENCES "payment_session"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "store_credit" ADD CONSTRAINT "FK_9b37ce0ad1cd39fa8d38ae1770c" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "store_credit_event" ADD CONSTRAINT "FK_e9da06e48b2ebdbd545809d4151" FOREIGN KEY ("creditId") REFERENCES "store_credit"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "prepaid_plan" ADD CONSTRAINT "FK_b9c19cced602a1fa4d650e882fd" FOREIGN KEY ("lineId") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_d60af4b852e9578102269d83f3d" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_e4543f99d629cf2c04fe9332e30" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_f95a52e709e69c36a247b00f91d" FOREIGN KEY ("firstOrderId") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_9730600a2bf2c34588d7720f41d" FOREIGN KEY ("savedCardId") REFERENCES "saved_card"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscribed_line" ADD CONSTRAINT "FK_213fb2c9ce7abaa167f5196d0ed" FOREIGN KEY ("subscriptionId") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscribed_line" ADD CONSTRAINT "FK_0ca743a5eb1befb5975949dd3bc" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription_reminder" ADD CONSTRAINT "FK_4e1947d71bec38ad33c5af60110" FOREIGN KEY ("subscriptionId") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "delivery" ADD CONSTRAINT "FK_679b8f04200d6d4a175a8494034" FOREIGN KEY ("subscriptionId") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "delivery" ADD CONSTRAINT "FK_18ac4b0962e0fb32d2ed68af4de" FOREIGN KEY ("prepaidPlanId") REFERENCES "prepaid_plan"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "delivery" ADD CONSTRAINT "FK_b37d51328f9ca210b573b19372c" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "tax_entry" ADD CONSTRAINT "FK_98e1aa0f504f0cf4445e78209f1" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "tax_record" ADD CONSTRAINT "FK_1bdbc5725293d85995aa6c0dd06" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "gift_card" ADD CONSTRAINT "FK_6d344abc007baff68ce56732cea" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "gift_card" ADD CONSTRAINT "FK_06c07d5004cda404c6fe5901dee" FOREIGN KEY ("lineId") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "gift_card" ADD CONSTRAINT "FK_1f101e30c9152f8a14fce574be5" FOREIGN KEY ("creditId") REFERENCES "store_credit"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "applied_gift_card" ADD CONSTRAINT "FK_c77e04ce728d599c73501e24c3e" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "applied_gift_card" ADD CONSTRAINT "FK_0e424f2508a92e7de0e07f2fbcd" FOREIGN KEY ("giftCardId") REFERENCES "gift_card"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "giveaway_entry" ADD CONSTRAINT "FK_aaae4a35954e3abf988b5dcf871" FOREIGN KEY ("giveawayId") REFERENCES "giveaway"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "referral_reward" ADD CONSTRAINT "FK_f8461001577f9b99ef0cf2c41d6" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "referral_reward" ADD CONSTRAINT "FK_c42dfacbd1127edb68f1e4c02a5" FOREIGN KEY ("creditId") REFERENCES "store_credit"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "review" ADD CONSTRAINT "FK_398e3eafbb3974eb8e6291d9069" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "review" ADD CONSTRAINT "FK_e4d7f0ae06cc3b06f3d0af133d4" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_product_variants_product_variant" ADD CONSTRAINT "FK_6faa7b72422d9c4679e2f186ad1" FOREIGN KEY ("collectionId") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_product_variants_product_variant" ADD CONSTRAINT "FK_fb05887e2867365f236d7dd95ee" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_channels_channel" ADD CONSTRAINT "FK_cdbf33ffb5d4519161251520083" FOREIGN KEY ("collectionId") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_channels_channel" ADD CONSTRAINT "FK_7216ab24077cf5cbece7857dbbd" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "facet_channels_channel" ADD CONSTRAINT "FK_ca796020c6d097e251e5d6d2b02" FOREIGN KEY ("facetId") REFERENCES "facet"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "facet_channels_channel" ADD CONSTRAINT "FK_2a8ea404d05bf682516184db7d3" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "facet_value_channels_channel" ADD CONSTRAINT "FK_ad690c1b05596d7f52e52ffeedd" FOREIGN KEY ("facetValueId") REFERENCES "facet_value"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "facet_value_channels_channel" ADD CONSTRAINT "FK_e1d54c0b9db3e2eb17faaf5919c" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_channels_channel" ADD CONSTRAINT "FK_8dbe001861ca34ae8b687e6baef" FOREIGN KEY ("productOptionId") REFERENCES "product_option"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_channels_channel" ADD CONSTRAINT "FK_717e7792b8f31c319b6c7b81352" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_group_channels_channel" ADD CONSTRAINT "FK_4fbe6303db2827370c0ec2d0276" FOREIGN KEY ("productOptionGroupId") REFERENCES "product_option_group"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_group_channels_channel" ADD CONSTRAINT "FK_d689965b8c58ebf316fce60fab2" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_groups_product_option_group" ADD CONSTRAINT "FK_9148fe2c2fd83f5b59d391088c5" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_option_groups_product_option_group" ADD CONSTRAINT "FK_9b03a92219b0684dbd4403e6246" FOREIGN KEY ("productOptionGroupId") REFERENCES "product_option_group"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_facet_values_facet_value" ADD CONSTRAINT "FK_6a0558e650d75ae639ff38e413a" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_facet_values_facet_value" ADD CONSTRAINT "FK_06e7d73673ee630e8ec50d0b29f" FOREIGN KEY ("facetValueId") REFERENCES "facet_value"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_channels_channel" ADD CONSTRAINT "FK_26d12be3b5fec6c4adb1d792844" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_channels_channel" ADD CONSTRAINT "FK_a51dfbd87c330c075c39832b6e7" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "asset_tags_tag" ADD CONSTRAINT "FK_9e412b00d4c6cee1a4b3d920716" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "asset_tags_tag" ADD CONSTRAINT "FK_fb5e800171ffbe9823f2cc727fd" FOREIGN KEY ("tagId") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "asset_channels_channel" ADD CONSTRAINT "FK_dc4e7435f9f5e9e6436bebd33bb" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "asset_channels_channel" ADD CONSTRAINT "FK_16ca9151a5153f1169da5b7b7e3" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "promotion_channels_channel" ADD CONSTRAINT "FK_6d9e2c39ab12391aaa374bcdaa4" FOREIGN KEY ("promotionId") REFERENCES "promotion"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "promotion_channels_channel" ADD CONSTRAINT "FK_0eaaf0f4b6c69afde1e88ffb52d" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "shipping_method_channels_channel" ADD CONSTRAINT "FK_f0a17b94aa5a162f0d422920eb2" FOREIGN KEY ("shippingMethodId") REFERENCES "shipping_method"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "shipping_method_channels_channel" ADD CONSTRAINT "FK_f2b98dfb56685147bed509acc3d" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_promotions_promotion" ADD CONSTRAINT "FK_67be0e40122ab30a62a9817efe0" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_promotions_promotion" ADD CONSTRAINT "FK_2c26b988769c0e3b0120bdef31b" FOREIGN KEY ("promotionId") REFERENCES "promotion"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_fulfillments_fulfillment" ADD CONSTRAINT "FK_f80d84d525af2ffe974e7e8ca29" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_fulfillments_fulfillment" ADD CONSTRAINT "FK_4add5a5796e1582dec2877b2898" FOREIGN KEY ("fulfillmentId") REFERENCES "fulfillment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_channels_channel" ADD CONSTRAINT "FK_0d8e5c204480204a60e151e4853" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "order_channels_channel" ADD CONSTRAINT "FK_d0d16db872499e83b15999f8c7a" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_location_channels_channel" ADD CONSTRAINT "FK_39513fd02a573c848d23bee587d" FOREIGN KEY ("stockLocationId") REFERENCES "stock_location"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_location_channels_channel" ADD CONSTRAINT "FK_ff8150fe54e56a900d5712671a0" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_options_product_option" ADD CONSTRAINT "FK_526f0131260eec308a3bd2b61b6" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_options_product_option" ADD CONSTRAINT "FK_e96a71affe63c97f7fa2f076dac" FOREIGN KEY ("productOptionId") REFERENCES "product_option"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_facet_values_facet_value" ADD CONSTRAINT "FK_69567bc225b6bbbd732d6c5455b" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_facet_values_facet_value" ADD CONSTRAINT "FK_0d641b761ed1dce4ef3cd33d559" FOREIGN KEY ("facetValueId") REFERENCES "facet_value"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_channels_channel" ADD CONSTRAINT "FK_beeb2b3cd800e589f2213ae99d6" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "product_variant_channels_channel" ADD CONSTRAINT "FK_d194bff171b62357688a5d0f559" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "zone_members_region" ADD CONSTRAINT "FK_433f45158e4e2b2a2f344714b22" FOREIGN KEY ("zoneId") REFERENCES "zone"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "zone_members_region" ADD CONSTRAINT "FK_b45b65256486a15a104e17d495c" FOREIGN KEY ("regionId") REFERENCES "region"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "role_channels_channel" ADD CONSTRAINT "FK_bfd2a03e9988eda6a9d11760119" FOREIGN KEY ("roleId") REFERENCES "role"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "role_channels_channel" ADD CONSTRAINT "FK_e09dfee62b158307404202b43a5" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "user_roles_role" ADD CONSTRAINT "FK_5f9286e6c25594c6b88c108db77" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "user_roles_role" ADD CONSTRAINT "FK_4be2f7adf862634f5f803d246b8" FOREIGN KEY ("roleId") REFERENCES "role"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "customer_groups_customer_group" ADD CONSTRAINT "FK_b823a3c8bf3b78d3ed68736485c" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "customer_groups_customer_group" ADD CONSTRAINT "FK_85feea3f0e5e82133605f78db02" FOREIGN KEY ("customerGroupId") REFERENCES "customer_group"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "customer_channels_channel" ADD CONSTRAINT "FK_a842c9fe8cd4c8ff31402d172d7" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "customer_channels_channel" ADD CONSTRAINT "FK_dc9f69207a8867f83b0fd257e30" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "payment_method_channels_channel" ADD CONSTRAINT "FK_5bcb569635ce5407eb3f264487d" FOREIGN KEY ("paymentMethodId") REFERENCES "payment_method"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "payment_method_channels_channel" ADD CONSTRAINT "FK_c00e36f667d35031087b382e61b" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "api_key_channels_channel" ADD CONSTRAINT "FK_460b1afc096014ca2dc5a5f5aa9" FOREIGN KEY ("apiKeyId") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "api_key_channels_channel" ADD CONSTRAINT "FK_d37be6b22047f56ea87bea795b6" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_closure" ADD CONSTRAINT "FK_c309f8cd152bbeaea08491e0c66" FOREIGN KEY ("id_ancestor") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "collection_closure" ADD CONSTRAINT "FK_457784c710f8ac9396010441f6c" FOREIGN KEY ("id_descendant") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`CREATE FUNCTION refuse_change_of_tax_entry() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'Entries of tax are only added: correct one by another.'; END $$`);
    await queryRunner.query(`CREATE TRIGGER tax_entry_is_final BEFORE UPDATE OR DELETE ON "tax_entry"
         FOR EACH ROW EXECUTE FUNCTION refuse_change_of_tax_entry()`);
    await queryRunner.query(`CREATE FUNCTION refuse_change_of_journal() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'Entries of the journal are only added: correct one by another.'; END $$`);
    await queryRunner.query(`CREATE TRIGGER journal_entry_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal_entry"
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal()`);
    await queryRunner.query(`CREATE FUNCTION refuse_unbalanced_event() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF EXISTS (SELECT 1 FROM journal_entry WHERE event IN (SELECT event FROM added) GROUP BY event HAVING sum(cents) <> 0)
         THEN RAISE EXCEPTION 'The entries of an event have to add up to zero.'; END IF;
         RETURN NULL;
       END $$`);
    await queryRunner.query(`CREATE TRIGGER journal_event_balances AFTER INSERT ON "journal_entry" REFERENCING NEW TABLE AS added
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_event()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP SCHEMA public CASCADE`);
    await queryRunner.query(`CREATE SCHEMA public`);
  }
}
