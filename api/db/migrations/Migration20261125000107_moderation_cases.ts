import { Migration } from "@mikro-orm/migrations";

/** What is reported, by subject, as cases that are decided; and what was removed without being deleted. */
export class Migration20261125000107_moderation_cases extends Migration {
  override up(): void {
    // `content` is the text as it was when it was reported first. An appeal is a case about a decided case.
    this.addSql(`
      create table moderation_cases (
        id int generated always as identity primary key,
        kind text not null check (kind in ('report', 'appeal')),
        subject text not null check (subject in ('member', 'message', 'item', 'post', 'comment', 'review')),
        subject_id int not null,
        member_id int not null references users,
        content text not null,
        appeals_id int references moderation_cases,
        appeal_text text check (char_length(appeal_text) between 1 and 1000),
        created_at timestamptz(3) not null,
        due_at timestamptz(3) not null,
        claimed_by int references users,
        claimed_until timestamptz(3),
        decision text check (decision in ('dismiss', 'remove', 'warn', 'suspend', 'grant', 'refuse')),
        reason text,
        notes text,
        decided_by int references users,
        decided_at timestamptz(3),
        overturned_at timestamptz(3),
        constraint moderation_cases_check check ((kind = 'appeal') = (appeals_id is not null)),
        constraint moderation_cases_check1 check ((decided_at is null) = (decision is null)),
        constraint moderation_cases_check2 check ((claimed_by is null) = (claimed_until is null)),
        constraint moderation_cases_appeals_id_key unique (appeals_id)
      )`);
    this.addSql(
      `create unique index moderation_cases_open_key on moderation_cases (subject, subject_id)
       where decided_at is null and kind = 'report'`,
    );
    this.addSql(
      `create index moderation_cases_due_index on moderation_cases (due_at, id) where decided_at is null`,
    );
    this.addSql(
      `create index moderation_cases_decided_index on moderation_cases (decided_at desc, id desc)
       where decided_at is not null`,
    );
    this.addSql(`create index moderation_cases_member_index on moderation_cases (member_id, id)`);
    this.addSql(
      `create index moderation_cases_subject_index on moderation_cases (subject, subject_id)`,
    );

    this.addSql(`alter table reports add column case_id int references moderation_cases`);
    this.addSql(`create index reports_case_index on reports (case_id)`);
    this.addSql(`drop index reports_open_index`);
    // What is reported already waits from now on for its promised time.
    this.addSql(`
      insert into moderation_cases (kind, subject, subject_id, member_id, content, created_at, due_at)
      select 'report', r.subject, r.subject_id, min(r.reported_user_id), '', min(r.created_at), now() + interval '24 hours'
      from reports r where r.status = 'open' group by r.subject, r.subject_id`);
    this.addSql(`
      update reports r set case_id = k.id from moderation_cases k
      where r.status = 'open' and k.subject = r.subject and k.subject_id = r.subject_id`);

    for (const table of ["reviews", "social_comments", "social_posts"])
      this.addSql(`alter table ${table} add column removed_at timestamptz(3)`);
    // What a removed message was; its row says that it was removed.
    this.addSql(`alter table messages add column removed jsonb`);
    this.addSql(`
      create or replace function ratings_recompute(p_user int) returns void language sql as $$
        with published as (
          select count(*)::int as n, round(avg(rating), 2) as mean from reviews
          where reviewee_id = p_user and published_at is not null and removed_at is null),
        stats as (
          update user_stats set average_rating = coalesce(p.mean, 5) from published p where user_id = p_user)
        update users set overall_rating = coalesce(p.mean, 0), total_reviews = p.n from published p where id = p_user $$`);
  }
}
