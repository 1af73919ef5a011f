import { Migration } from "@mikro-orm/migrations";

/** A run of a host's recorder is called a recording, in the tables as everywhere else. */
export class Migration20261124000093_recordings extends Migration {
  override up(): void {
    this.addSql(`alter table stream_takes rename to stream_recordings`);
    this.addSql(`alter table stream_recordings rename column take to recording`);
    this.addSql(
      `alter table stream_recordings rename constraint stream_takes_pkey to stream_recordings_pkey`,
    );
    this
      .addSql(`alter table stream_recordings rename constraint stream_takes_stream_id_client_key_key
      to stream_recordings_stream_id_client_key_key`);
    this.addSql(`alter table stream_recordings rename constraint stream_takes_client_key_check
      to stream_recordings_client_key_check`);
    this.addSql(`alter table stream_recordings rename constraint stream_takes_stream_id_fkey
      to stream_recordings_stream_id_fkey`);
    this.addSql(`alter table stream_segments rename column take to recording`);
    this.addSql(`alter table stream_videos rename column takes to recordings`);
    this.addSql(`alter table stream_videos rename column last_take to last_recording`);
  }
}
