/** The variables of a live shop, beside its database. */
export const liveShop = {
  NODE_ENV: 'production',
  SHOP_URL: 'https://shop.example/',
  ENGINE_URL: 'https://engine.shop.example',
  COOKIE_SECRET: 'random',
  ADMINISTRATOR_NAME: 'owner',
  ADMINISTRATOR_PASSWORD: 'secret',
  SIGN_IN_JWKS_URL: 'https://sign-in.example/jwks',
  SIGN_IN_ISSUER: 'issuer',
  SIGN_IN_AUDIENCE: 'project',
  STRIPE_SECRET_KEY: 'sk_live_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_0',
  SMTP_URL: 'smtps://smtp.example:465',
  MAIL_FROM: 'hello@shop.example',
  BRAND_NAME: 'Invented',
  POSTAL_ADDRESS: '1 Test Street, Reno, NV 89501',
};
