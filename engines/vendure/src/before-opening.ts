import { answersOfStripe } from '#src/payment-provider/open-questions';
import { stripeClient } from '#src/payment-provider/stripe-client';
import { entryPoint } from '#src/processes/entry-point';

/**
 * Asks Stripe the questions that only an account answers: `STRIPE_SECRET_KEY=sk_test_… node dist/src/before-opening.js`. It takes
 * test keys alone, and prints a sentence for each question.
 */
entryPoint(async () => {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_URL: url } = process.env;
  if (!/^[rs]k_test_/.test(key))
    throw new Error('STRIPE_SECRET_KEY has to be a test key, which begins with sk_test_ or rk_test_.');
  for (const answer of await answersOfStripe(stripeClient(key, url))) console.log(answer);
});
