import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { cutAt, described, optional, paging, prose, Time, Uuid } from '#contract/endpoint/values.ts'

/** The states of an email, as an owner reads them; `digested`: a digest told of it; `file`: no mail server is set. */
export const EMAIL_STATUSES = ['queued', 'held', 'sent', 'file', 'failed', 'digested'] as const
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

/** An email without what it says: its text may hold what is between two people, or a link that signs somebody in. */
const StoredEmail = z.object({
  id: Uuid,
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(EMAIL_STATUSES),
  heldFor: described(z.nullable(z.enum(['digest', 'opening', 'owner-digest'])), 'What a held email waits for.'),
  attempts: z.int(),
  lastError: described(z.nullable(z.string()), 'Why the last attempt failed, as the mail server put it.'),
  createdAt: Time,
  dueAt: described(z.nullable(Time), 'When it is tried next; null once it is done, or while it waits for something else.'),
  finishedAt: z.nullable(Time),
})
export type StoredEmail = z.output<typeof StoredEmail>

export const listEmails = listEndpoint('GET /api/admin/emails', {
  isPrivate: true,
  summary: 'The emails of the site, the last first',
  query: {
    status: described(
      optional(z.enum(EMAIL_STATUSES, 'status is queued, held, sent, file, failed or digested.')),
      'Keeps only emails in this state.',
    ),
    search: described(optional(prose(2_000).check(cutAt(200))), 'Part of what an entry shows.'),
    ...paging(25),
  },
  item: StoredEmail,
})
export const retryEmail = endpoint('POST /api/admin/emails/:id/retry', {
  summary: 'Try an email again that was given up',
  params: { id: Uuid },
  output: StoredEmail,
})
export const sendTestEmail = endpoint('POST /api/admin/emails/test', {
  summary: 'Send an email to the owner who asks, to see that emails arrive',
  output: z.object({
    id: Uuid,
    recipient: z.string(),
    isFile: described(z.boolean(), 'Whether it only becomes a file, as no mail server is set.'),
  }),
  status: 202,
})

const JobOverview = z.object({
  name: z.string(),
  schedule: described(
    z.nullable(z.string()),
    'The cron expression of a scheduled job, Sydney time; null for a queue that takes what comes.',
  ),
  nextRunAt: z.nullable(Time),
  lastRun: z.nullable(z.object({ startedAt: Time, finishedAt: Time, isFailed: z.boolean(), reason: z.nullable(z.string()) })),
  waiting: described(
    z.int(),
    'Jobs that wait for a worker, among them those that wait for another attempt; that run; and that were given up within a day.',
  ),
  running: z.int(),
  failed: z.int(),
})
export type JobOverview = z.output<typeof JobOverview>

export const listJobs = listEndpoint('GET /api/admin/jobs', {
  isPrivate: true,
  summary: 'The scheduled jobs and the queues with their last runs',
  query: paging(100),
  item: JobOverview,
})

/** How many errors are stored at most: the oldest make room for new ones. */
export const ERRORS_STORED = 500

const LoggedError = z.object({
  id: z.int(),
  at: Time,
  level: z.enum(['error', 'fatal']),
  requestId: z.nullable(z.string()),
  route: z.nullable(z.string()),
  message: z.string(),
  details: z.nullable(z.string()),
  times: described(z.int(), 'How often it was logged in those seconds.'),
})
export type LoggedError = z.output<typeof LoggedError>

export const listErrors = listEndpoint('GET /api/admin/errors', {
  isPrivate: true,
  summary: `The last errors that the site logged, at most ${ERRORS_STORED}`,
  query: { search: described(optional(prose(2_000).check(cutAt(200))), 'Part of what an entry shows.'), ...paging(25) },
  item: LoggedError,
})

const Setting = z.object({ name: z.string(), value: z.nullable(z.string()), isSecret: z.boolean(), isSet: z.boolean() })
const BackupEntry = z.object({
  username: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  startedAt: Time,
  finishedAt: z.nullable(Time),
  bytes: z.nullable(z.int()),
})

/** What others can rely on, once it is set: mail, money, servers for what is stored, backups of the last week, a language model, and who is named in emails. */
export const READINESS_TOPICS = ['emails', 'payments', 'storage', 'backups', 'assistant', 'sender'] as const
const Readiness = z.object({ topic: z.enum(READINESS_TOPICS), isReady: z.boolean() })
export type Readiness = z.output<typeof Readiness>

export const getSystem = endpoint('GET /api/admin/system', {
  isPrivate: true,
  summary: 'Versions, sizes, settings without their secrets, and the last backups',
  output: z.object({
    versions: z.object({ app: z.string(), node: z.string(), postgres: z.string(), migration: z.string() }),
    isEmbedded: z.boolean(),
    databaseBytes: z.int(),
    uploads: z.object({ files: z.int(), bytes: z.int() }),
    disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }),
    process: described(z.object({ pid: z.int(), startedAt: Time, memoryBytes: z.int() }), 'Of the process that answers.'),
    processes: z.int(),
    settings: z.array(Setting),
    backups: z.array(BackupEntry),
    readiness: described(z.array(Readiness), 'What others can rely on, and what still is as on a machine of a developer.'),
  }),
})

/** How long the link to a backup can be used. */
export const BACKUP_LINK_SECONDS = 60

export const offerBackup = endpoint('GET /api/admin/backup', {
  isPrivate: true,
  summary: 'A link to download a backup of the whole site: for the owner who asked, once, within a minute',
  canConflict: true,
  output: z.object({ url: z.string() }),
})
