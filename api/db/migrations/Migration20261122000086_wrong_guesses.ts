import { Migration } from "@mikro-orm/migrations";

/** Wrong passwords are counted for all servers together, and a device that signed in is known by its members. */
export class Migration20261122000086_wrong_guesses extends Migration {
  override up(): void {
    // `who` is what is counted: an address, an account by the hash of its e-mail, a known device or a session.
    this.addSql(`
      create table wrong_guesses (
        who text primary key,
        wrong int not null check (wrong >= 0),
        until timestamptz(3) not null
      )`);
    this.addSql(`create index wrong_guesses_until_index on wrong_guesses (until)`);

    // `device` is the SHA-256 of the name a browser carries in its cookie.
    this.addSql(`
      create table known_devices (
        id int generated always as identity primary key,
        user_id int not null references users on delete cascade,
        device text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        unique (device, user_id)
      )`);
    this.addSql(`create index known_devices_user_index on known_devices (user_id)`);
    this.addSql(`create index known_devices_expires_index on known_devices (expires_at)`);
  }
}
