import type { Customer } from '@vendure/core';
import { ExternalAuthenticationMethod, TransactionalConnection } from '@vendure/core';
import type { EngineUnderTest } from './engine-under-test';
import type { SignInStandIn } from './sign-in-stand-in';

/** Signs a customer of the engine in, whom the stand-in for the sign-in provider then knows. Returns the headers of their calls. */
export async function signedIn(
  engine: EngineUnderTest,
  signIn: SignInStandIn,
  { id, user }: Customer,
): Promise<Readonly<Record<string, string>>> {
  const subject = `subject-of-${id}`;
  const methods = engine.get(TransactionalConnection).rawConnection.getRepository(ExternalAuthenticationMethod);
  if (user && !(await methods.existsBy({ externalIdentifier: subject })))
    await methods.save(
      new ExternalAuthenticationMethod({ user, strategy: 'sign-in-provider', externalIdentifier: subject }),
    );
  return signIn.headers(subject);
}
