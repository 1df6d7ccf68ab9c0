import {
  getSystem,
  listEmails,
  listErrors,
  listJobs,
  offerBackup as offersBackup,
  retryEmail as retriesEmail,
  sendTestEmail,
  type JobOverview,
  type LoggedError,
  type StoredEmail,
} from '#contract/owner/operations.ts'
import type { Context } from '#server/context.ts'
import { owner } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import { rowsInSteps } from '#server/http/wire/rows-in-steps.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { downloadRoutes } from './download-routes.ts'
import { emailById, emailPage, emailsAfter } from './email-queries.ts'
import { errorPage, errorsBefore } from './error-queries.ts'
import { offerBackup } from './offer-backup.ts'
import { retryEmail } from './retry-email.ts'
import { sendTest } from './send-test-email.ts'
import { systemOf } from './system.ts'

type App = ReturnType<typeof createSiteServer>
type Deps = Pick<Context, 'db' | 'directPool' | 'images' | 'mail' | 'config' | 'secrets' | 'jobs' | 'now'>

const TEST_EMAILS: Limit = { name: 'test-email', points: 5, seconds: 3600, per: 'account' }
const BACKUPS: Limit = { name: 'backup', points: 20, seconds: 3600, per: 'account' }
const ROWS_READ = 500

export function operationsRoutes(app: App, serve: Serve, deps: Deps): void {
  const { db, jobs, now } = deps
  serve.exportable(listEmails, owner, (query) => emailPage(db, query), {
    name: 'emails',
    columns: emailColumns,
    rows: (filter) => rowsInSteps((last: StoredEmail | undefined) => emailsAfter(db, filter, last, ROWS_READ)),
  })
  serve(retriesEmail, owner.on(emailById), (_, { account }, email) => retryEmail(deps, email, account))
  serve(sendTestEmail, owner, (_, { account }) => sendTest(deps, account), { limit: TEST_EMAILS })
  const allJobs = () => jobs.overview(now())
  serve.exportable(listJobs, owner, async ({ limit, offset }) => pageOf(await allJobs(), limit, offset), {
    name: 'jobs',
    columns: jobColumns,
    async *rows() {
      yield* await allJobs()
    },
  })
  serve.exportable(listErrors, owner, (query) => errorPage(db, query), {
    name: 'errors',
    columns: errorColumns,
    rows: ({ search }) => rowsInSteps((last: LoggedError | undefined) => errorsBefore(db, search, last?.id ?? null, ROWS_READ)),
  })
  serve(getSystem, owner, () => systemOf(deps))
  serve(offersBackup, owner, (_, { account }) => offerBackup(deps, account), { limit: BACKUPS })
  downloadRoutes(app, serve, deps)
}

const pageOf = <Item>(all: Item[], limit: number, offset: number) => ({ items: all.slice(offset, offset + limit), total: all.length })

const emailColumns = {
  Created: ({ createdAt }: StoredEmail) => createdAt,
  Kind: ({ kind }: StoredEmail) => kind,
  Recipient: ({ recipient }: StoredEmail) => recipient,
  Status: ({ status }: StoredEmail) => status,
  Attempts: ({ attempts }: StoredEmail) => attempts,
  'Next attempt': ({ dueAt }: StoredEmail) => dueAt,
  Finished: ({ finishedAt }: StoredEmail) => finishedAt,
  'Last error': ({ lastError }: StoredEmail) => lastError,
}
const jobColumns = {
  Job: ({ name }: JobOverview) => name,
  Schedule: ({ schedule }: JobOverview) => schedule,
  'Last run': ({ lastRun }: JobOverview) => lastRun?.finishedAt ?? null,
  Result: ({ lastRun }: JobOverview) => lastRun && (lastRun.isFailed ? 'failed' : 'completed'),
  Reason: ({ lastRun }: JobOverview) => lastRun?.reason ?? null,
  'Next run': ({ nextRunAt }: JobOverview) => nextRunAt,
  Waiting: ({ waiting }: JobOverview) => waiting,
  Running: ({ running }: JobOverview) => running,
  Failed: ({ failed }: JobOverview) => failed,
}
const errorColumns = {
  At: ({ at }: LoggedError) => at,
  Level: ({ level }: LoggedError) => level,
  Route: ({ route }: LoggedError) => route,
  Message: ({ message }: LoggedError) => message,
  'Request id': ({ requestId }: LoggedError) => requestId,
  Times: ({ times }: LoggedError) => times,
  Details: ({ details }: LoggedError) => details,
}
