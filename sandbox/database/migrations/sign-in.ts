/** Users, their sign-in factors and their sessions. */
export const signIn: readonly string[] = [
  `create table sign_in_users (
    id text primary key,
    name jsonb not null,
    untrusted_metadata jsonb not null default '{}',
    trusted_metadata jsonb not null default '{}',
    password_id text,
    password_hash text,
    failed_attempts integer not null default 0,
    locked_until timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  `create table sign_in_emails (
    id text primary key,
    user_id text not null references sign_in_users on delete cascade,
    email text not null unique,
    verified boolean not null
  )`,
  `create index sign_in_emails_of_user on sign_in_emails (user_id)`,
  `create table sign_in_phone_numbers (
    id text primary key,
    user_id text not null references sign_in_users on delete cascade,
    phone_number text not null unique,
    verified boolean not null
  )`,
  `create index sign_in_phone_numbers_of_user on sign_in_phone_numbers (user_id)`,
  `create table sign_in_oauth_registrations (
    id text primary key,
    user_id text not null references sign_in_users on delete cascade,
    provider text not null,
    subject text not null,
    unique (provider, subject)
  )`,
  `create index sign_in_oauth_registrations_of_user on sign_in_oauth_registrations (user_id)`,
  `create table sign_in_wallets (
    id text primary key,
    user_id text not null references sign_in_users on delete cascade,
    type text not null,
    address text not null,
    verified boolean not null,
    unique (type, address)
  )`,
  `create index sign_in_wallets_of_user on sign_in_wallets (user_id)`,
  `create table sign_in_totps (
    id text primary key,
    user_id text not null unique references sign_in_users on delete cascade,
    secret text not null,
    verified boolean not null,
    last_counter integer,
    recovery_codes jsonb not null,
    expires_at timestamptz(3) not null
  )`,
  `create table sign_in_passkeys (
    id text primary key,
    user_id text not null references sign_in_users on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    domain text not null,
    user_agent text not null,
    authenticator_type text not null,
    name text not null
  )`,
  `create index sign_in_passkeys_of_user on sign_in_passkeys (user_id)`,
  `create table sign_in_challenges (
    id text primary key,
    kind text not null,
    user_id text references sign_in_users on delete cascade,
    method_id text,
    secret text,
    code_challenge text,
    data jsonb not null default '{}',
    attempts integer not null default 0,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  `create index sign_in_challenges_of_method on sign_in_challenges (kind, method_id)`,
  `create table sign_in_sessions (
    id text primary key,
    user_id text not null references sign_in_users on delete cascade,
    token_digest text not null unique,
    factors jsonb not null,
    user_agent text not null,
    ip_address text not null,
    started_at timestamptz(3) not null,
    last_accessed_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    revoked_at timestamptz(3)
  )`,
  `create index sign_in_sessions_of_user on sign_in_sessions (user_id)`,
  `create table sign_in_keys (
    use text primary key,
    key_id text not null,
    private_key jsonb not null,
    created_at timestamptz(3) not null
  )`,
];
