import { Migration } from "@mikro-orm/migrations";

/** Two-step sign-in, and when a session last proved who its member is. Source: C24 */
export class Migration20261125000099_two_step extends Migration {
  override up(): void {
    // Whether the member has an authenticator app or a passkey.
    this.addSql(`alter table users add column two_step boolean not null default false`);
    this.addSql(`alter table sessions add column proven_at timestamptz(3)`);

    // `secret` is encrypted with SECRETS_KEY. `last_step` is the time step of the last code: none is taken twice.
    this.addSql(`
      create table authenticators (
        user_id int primary key references users on delete cascade,
        secret text not null,
        created_at timestamptz(3) not null,
        confirmed_at timestamptz(3),
        last_step bigint
      )`);
    this.addSql(`
      create table passkeys (
        id int generated always as identity primary key,
        user_id int not null references users on delete cascade,
        credential_id text not null,
        public_key text not null,
        counter bigint not null,
        transports text[] not null default '{}',
        name text not null check (char_length(name) between 1 and 50),
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        constraint passkeys_credential_id_key unique (credential_id)
      )`);
    this.addSql(`create index passkeys_user_index on passkeys (user_id)`);
    this.addSql(`
      create table passkey_challenges (
        challenge text primary key,
        user_id int not null references users on delete cascade,
        purpose text not null check (purpose in ('registration', 'proof')),
        expires_at timestamptz(3) not null
      )`);
    this.addSql(`create index passkey_challenges_user_index on passkey_challenges (user_id)`);
    this.addSql(`create index passkey_challenges_expires_index on passkey_challenges (expires_at)`);

    // SHA-256: a code has 79 random bits, which nobody tries through.
    this.addSql(`
      create table recovery_codes (
        user_id int not null references users on delete cascade,
        hash text not null,
        used_at timestamptz(3),
        primary key (user_id, hash)
      )`);
  }
}
