import { Migration } from "@mikro-orm/migrations";

/** Verification by code, text messages, and the badge of a member derived in one place. Source: S2 §2, TB-022, C29 */
export class Migration20261121000034_verification extends Migration {
  override up(): void {
    // `code` is an argon2id hash: ten minutes are not enough to try a million of them. `attempts` counts tries.
    this.addSql(`
      create table verification_attempts (
        id int generated always as identity primary key,
        user_id int not null references users on delete cascade,
        type text not null check (type in ('email','phone')),
        identifier text not null,
        code text not null,
        attempts int not null default 0 check (attempts >= 0),
        verified boolean not null default false,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql(
      `create index verification_attempts_user_index on verification_attempts (user_id, type, id desc)`,
    );
    this.addSql(
      `create index verification_attempts_identifier_index on verification_attempts (identifier, created_at)`,
    );

    // The outbox of text messages, as \`mails\` is that of mail.
    this.addSql(`
      create table text_messages (
        id int generated always as identity primary key,
        user_id int references users on delete cascade,
        to_number text not null,
        body text not null,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3)
      )`);
    this.addSql(`create index text_messages_user_index on text_messages (user_id)`);
    this.addSql(
      `create index text_messages_waiting_index on text_messages (id) where sent_at is null`,
    );

    // One number stands for one person.
    this.addSql(
      `create unique index users_verified_phone_key on users (phone) where phone_verified`,
    );

    // Source: BD-001..004. A new address or number has to be verified anew.
    this.addSql(`
      create function users_derive_verification() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if lower(new.email) <> lower(old.email) and old.email_verified then new.email_verified := false; end if;
          if new.phone is distinct from old.phone and old.phone_verified then new.phone_verified := false; end if;
        end if;
        new.is_verified := new.email_verified or new.phone_verified;
        new.verification_level := case
          when new.is_suspended then 'suspended'
          when new.email_verified and new.phone_verified then 'premium'
          when new.is_verified then 'verified'
          else 'basic' end;
        return new;
      end $$`);
    this.addSql(`
      create trigger users_derive_verification
      before insert or update of email, phone, email_verified, phone_verified, is_verified, is_suspended, verification_level on users
      for each row execute function users_derive_verification()`);
    this.addSql(`update users set is_verified = is_verified`);
  }
}
