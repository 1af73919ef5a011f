import { Migration } from "@mikro-orm/migrations";

/** Certificates that members have issued, and the keys of the market's signatures by their purpose. Source: EN-025 */
export class Migration20261129000125_certificates extends Migration {
  override up(): void {
    this.addSql(`
      create table signing_keys (
        purpose text primary key constraint signing_keys_purpose_check check (purpose in ('log','certificates')),
        name text not null,
        public_key bytea not null,
        secret text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      insert into signing_keys (purpose, name, public_key, secret, created_at)
      select 'log', name, public_key, secret, created_at from public_log_key`);
    this.addSql(`drop table public_log_key`);
    this.addSql(`
      create table issued_certificates (
        id text primary key,
        user_id int not null references users,
        token_id text not null,
        credential text not null,
        issued_at timestamptz(3) not null,
        revoked_at timestamptz(3)
      )`);
    this.addSql(
      `create unique index issued_certificates_open_key on issued_certificates (user_id, token_id) where revoked_at is null`,
    );
  }
}
