import { Migration } from "@mikro-orm/migrations";

/**
 * A stream shows a picture its host uploaded and is played from a public host by https. What was stored before and is
 * neither is forgotten, so that no viewer's browser calls it.
 */
export class Migration20261122000087_own_pictures extends Migration {
  override up(): void {
    this.addSql(
      `update live_streams set thumbnail_url = null where thumbnail_url not like '/uploads/%'`,
    );
    this.addSql(`
      update live_streams set stream_url = null
      where stream_url !~* '^https://([a-z0-9_]([a-z0-9_-]*[a-z0-9])?[.])+[a-z][a-z0-9-]*[a-z0-9]([/?#]|$)'
        or stream_url ~* '^https://[^/?#]*[.](arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|test)([/?#]|$)'`);
    this.addSql(`
      alter table live_streams
        add constraint live_streams_own_picture check (thumbnail_url like '/uploads/%')`);
  }
}
