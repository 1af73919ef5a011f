import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../modules/accounts/user.entity.ts";
import { Notification } from "../modules/notifications/notification.entity.ts";

// The tables of `api/core/`. They are defined here, because they reference members and core must not import modules.

export const EventLogRowEntity = defineEntity({
  name: "EventLogRow",
  tableName: "event_log",
  properties: {
    audience: p.text().primary(),
    seq: p.bigint("number").primary(),
    topic: p.text(),
    data: p.json(),
    createdAt: p.datetime().length(3).index("event_log_created_index"),
  },
});

export const EventCounterEntity = defineEntity({
  name: "EventCounter",
  tableName: "event_counters",
  properties: {
    audience: p.text().primary(),
    seq: p.bigint("number"),
  },
});

export const EventConsumerEntity = defineEntity({
  name: "EventConsumer",
  tableName: "event_consumers",
  properties: {
    name: p.text().primary(),
    position: p.bigint("number"),
  },
});

export const DomainEventEntity = defineEntity({
  name: "DomainEvent",
  tableName: "domain_events",
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    type: p.text(),
    data: p.json(),
    consumers: p.array(),
    happenedAt: p.datetime().length(3),
  },
});

export const OutboxRetentionEntity = defineEntity({
  name: "OutboxRetention",
  tableName: "outbox_retention",
  checks: [{ name: "outbox_retention_id_check", expression: "id = 1" }],
  properties: {
    id: p.integer().primary().autoincrement(false).default(1),
    deletedThrough: p.bigint("number"),
  },
});

export const DeadLetterEntity = defineEntity({
  name: "DeadLetter",
  tableName: "dead_letters",
  uniques: [{ name: "dead_letters_consumer_event_key", properties: ["consumer", "event"] }],
  properties: {
    id: p.integer().primary().generated("identity"),
    consumer: () =>
      p
        .manyToOne(EventConsumerEntity)
        .ref()
        .joinColumn("consumer")
        .updateRule("no action")
        .deleteRule("cascade"),
    event: () =>
      p
        .manyToOne(DomainEventEntity)
        .ref()
        .updateRule("no action")
        .deleteRule("no action")
        .index("dead_letters_event_index"),
    error: p.text(),
    failedAt: p.datetime().length(3),
    retry: p.boolean().default(false),
  },
});

export const DeadlineFailureEntity = defineEntity({
  name: "DeadlineFailure",
  tableName: "deadline_failures",
  properties: {
    task: p.text().primary(),
    rowId: p.integer().primary().autoincrement(false),
    error: p.text(),
    tries: p.integer(),
    failedAt: p.datetime().length(3),
  },
});

export const IdempotencyKeyEntity = defineEntity({
  name: "IdempotencyKey",
  tableName: "idempotency_keys",
  checks: [
    {
      name: "idempotency_keys_key_check",
      expression: "(char_length(key) >= 1) AND (char_length(key) <= 200)",
    },
  ],
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    key: p.text().primary(),
    useCase: p.text(),
    requestHash: p.text(),
    answer: p.json().nullable(),
    createdAt: p.datetime().length(3).index("idempotency_keys_created_index"),
  },
});

export const MailEntity = defineEntity({
  name: "Mail",
  tableName: "mails",
  indexes: [
    {
      name: "mails_notification_index",
      where: "notification_id IS NOT NULL",
      properties: ["notification"],
    },
    {
      name: "mails_user_index",
      where: "user_id IS NOT NULL",
      properties: ["user", "createdAt"],
    },
    { name: "mails_waiting_index", where: "sent_at IS NULL", properties: ["id"] },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    toAddress: p.text(),
    subject: p.text(),
    body: p.text(),
    createdAt: p.datetime().length(3),
    sentAt: p.datetime().length(3).nullable(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").nullable(),
    notification: () => p.manyToOne(Notification).ref().nullable(),
    unsubscribeUrl: p.text().nullable(),
  },
});

export const TextMessageEntity = defineEntity({
  name: "TextMessage",
  tableName: "text_messages",
  indexes: [
    {
      name: "text_messages_waiting_index",
      where: "sent_at IS NULL",
      properties: ["id"],
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () =>
      p.manyToOne(User).ref().deleteRule("cascade").nullable().index("text_messages_user_index"),
    toNumber: p.text(),
    body: p.text(),
    createdAt: p.datetime().length(3),
    sentAt: p.datetime().length(3).nullable(),
  },
});

export const SettingEntity = defineEntity({
  name: "Setting",
  tableName: "settings",
  properties: {
    key: p.text().primary(),
    value: p.json(),
    updatedAt: p.datetime().length(3),
  },
});

export const WrongGuessEntity = defineEntity({
  name: "WrongGuess",
  tableName: "wrong_guesses",
  checks: [{ name: "wrong_guesses_wrong_check", expression: "wrong >= 0" }],
  properties: {
    who: p.text().primary(),
    wrong: p.integer(),
    until: p.datetime().length(3).index("wrong_guesses_until_index"),
  },
});

/** A switch that was ever set. One without a row is on. */
export const SwitchEntity = defineEntity({
  name: "Switch",
  tableName: "switches",
  properties: {
    name: p.text().primary(),
    isOn: p.boolean(),
    reason: p.text(),
    changedBy: () =>
      p
        .manyToOne(User)
        .ref()
        .fieldName("changed_by")
        .updateRule("no action")
        .deleteRule("no action"),
    changedAt: p.datetime().length(3),
  },
});

export const AuditEntryEntity = defineEntity({
  name: "AuditEntry",
  tableName: "audit_log",
  indexes: [
    { name: "audit_log_actor_index", properties: ["actor", "id"] },
    { name: "audit_log_subject_index", properties: ["subjectType", "subjectId", "id"] },
  ],
  properties: {
    id: p.integer().primary().autoincrement(false),
    actor: () => p.manyToOne(User).ref().updateRule("no action").deleteRule("no action"),
    address: p.text().nullable(),
    action: p.text(),
    subjectType: p.text(),
    subjectId: p.text().nullable(),
    reason: p.text().nullable(),
    outcome: p.text(),
    before: p.json().nullable(),
    after: p.json().nullable(),
    effects: p.json().nullable(),
    createdAt: p.datetime().length(3),
    previousHash: p.uint8array().nullable(),
    hash: p.uint8array(),
  },
});
