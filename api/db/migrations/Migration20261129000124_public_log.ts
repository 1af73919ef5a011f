import { Migration } from "@mikro-orm/migrations";

/** The public log of the books (C2SP tlog-tiles). Source: C40, EN-024, ST-015 */
export class Migration20261129000124_public_log extends Migration {
  override up(): void {
    this.addSql(`
      create table public_log_key (
        id int primary key constraint public_log_key_id_check check (id = 1),
        name text not null,
        public_key bytea not null,
        secret text not null,
        created_at timestamptz(3) not null
      )`);
    // No foreign key to the transfer: one that had it would make deleting the books' oldest part a matter of the log.
    this.addSql(`
      create table public_log_entries (
        index int primary key,
        transfer_id bigint constraint public_log_entries_transfer_key unique,
        salt bytea,
        entry text not null
      )`);
    this.addSql(`
      create table public_log_tiles (
        level int not null,
        index int not null,
        hashes bytea not null,
        primary key (level, index)
      )`);
    this.addSql(`
      create table public_log_checkpoints (
        size int primary key,
        root text not null,
        note text not null,
        supply jsonb not null,
        transfers int not null,
        last_transfer bigint not null,
        sealed_at timestamptz(3) not null
      )`);
    this.addSql(
      `create index public_log_checkpoints_sealed_index on public_log_checkpoints (sealed_at)`,
    );
    // What was promised and not paid is among a member's transactions.
    this.addSql(
      `create index ledger_holds_released_index on ledger_holds (account_id, resolved_at) where state = 'released'`,
    );
  }
}
