import type { EngineUnderTest } from './engine-under-test';

/** Adds a dashboard user with these permissions alone, whose name is also the password. */
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
