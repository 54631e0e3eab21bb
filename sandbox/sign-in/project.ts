/** The project id, which is the audience of session JWTs. */
export const projectId = 'project-test-00000000-0000-4000-8000-000000000001';

/** Names the callers of a project. Those of another project are refused, as Stytch refuses them. */
export interface ProjectKeys {
  /** Of storefronts; a project may have several. */
  readonly publicTokens: readonly string[];
  /** Of servers. */
  readonly secret: string;
}

/** The public token of .env.example, and the secret that an engine on this machine shows. */
export const localKeys: ProjectKeys = {
  publicTokens: ['public-token-test-ringpull'],
  secret: 'secret-of-the-sandbox',
};

export const issuer = `stytch.com/${projectId}`;

/** Methods whose links require PKCE, according to the bootstrap data. */
export const pkceRequired = { magicLinks: true, passwordResets: true, oauth: true } as const;

/** The settings that a client reads before its first call. They make the client load no third-party code. */
export function bootstrapData(projectName: string): Readonly<Record<string, unknown>> {
  return {
    project_name: projectName,
    disable_sdk_watermark: true,
    cname_domain: null,
    email_domains: [],
    captcha_settings: { enabled: false },
    pkce_required_for_email_magic_links: pkceRequired.magicLinks,
    pkce_required_for_password_resets: pkceRequired.passwordResets,
    pkce_required_for_oauth: pkceRequired.oauth,
    pkce_required_for_sso: false,
    slug_pattern: null,
    create_organization_enabled: false,
    password_config: null,
    dfp_protected_auth_enabled: false,
    rbac_policy: { roles: [], resources: [] },
    siwe_required_for_crypto_wallets: false,
    vertical: 'CONSUMER',
  };
}
