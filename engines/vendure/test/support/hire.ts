import type { EngineUnderTest } from './engine-under-test';

/** Lets somebody work with the dashboard, whose name is their password, and who may do no more than this. */
export async function hire(engine: EngineUnderTest, name: string, permissions: readonly string[]): Promise<void> {
  const made = await engine.dashboard(
    `mutation { createRole(input: { code: "${name}", description: "${name}", permissions: [${permissions.join()}] }) { id } }`,
  );
  const { createRole } = made as { readonly createRole: { readonly id: string } };
  await engine.dashboard(
    `mutation { createAdministrator(input: { firstName: "${name}", lastName: "", emailAddress: "${name}", password: "${name}",
       roleIds: ["${createRole.id}"] }) { id } }`,
  );
}
