import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#shared/comparison/budget.ts'
import type { Config } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import type { JobDeps } from '#server/feature.ts'
import { createChanges } from '#server/db/changes.ts'
import { asOwnerMessage, prepareFolder } from '#server/db/embedded/data-folder.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { noticesOf } from '#server/db/pooler/probe-pooler.ts'
import { migrate } from '#server/db/migrate.ts'
import { doOnce } from '#server/db/start-tasks.ts'
import { rejectHalfRestored } from '#server/backup/unfinished-restore.ts'
import { loadAddressKey } from '#server/bootstrap/load-address-key.ts'
import { listingsPlaced, placeListings } from '#server/bootstrap/place-listings.ts'
import { renewEncryption } from '#server/bootstrap/renew-encryption.ts'
import { ADDRESSES_RESPELLED, respellAddresses } from '#server/bootstrap/respell-addresses.ts'
import { asFullDisk } from '#server/bootstrap/full-disk.ts'
import { withDemoLogos } from '#server/bootstrap/demo-logos.ts'
import { createOwner, type OwnerCredentials } from '#server/bootstrap/create-owner.ts'
import { confirmOwnAddress } from '#server/bootstrap/confirm-own-address.ts'
import { registerItems, siteContentOf } from '#server/features/site-content/site-content.ts'
import { siteOwnerOf } from '#server/features/emails/site-owner.ts'
import { recordErrors } from '#server/features/operations/record-errors.ts'
import { untilChange } from '#server/http/cache/until-change.ts'
import { builtEmails } from '#server/http/pages/web-files.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { scheduleHousekeeping } from '#server/jobs/housekeeping.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { loadDemo } from '#server/bootstrap/load-demo.ts'
import { createLog, type Log } from '#server/log.ts'
import { createImages } from '#server/bootstrap/create-images.ts'
import { createModel } from '#server/bootstrap/create-model.ts'
import { createPayments, startSandbox } from '#server/bootstrap/create-payments.ts'
import { createPublisher } from '#server/bootstrap/create-publisher.ts'
import { tracing } from '#server/tracing/tracing.ts'
import { abnLookup } from '#server/ports/abn-register/abn-lookup.ts'
import { outboxMail } from '#server/ports/mail/outbox.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { smtpMail } from '#server/ports/mail/smtp.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { emailFilesOf, endsOf, FEATURES, retentionsOf } from './features.ts'
import { registerRoutes } from './routes.ts'
import { loadSecrets } from '#server/config/secrets.ts'

/** The whole application, not yet listening. */
export type App = {
  server: FastifyInstance
  context: Context
  /** Finishes pending work and closes everything, in the order that loses nothing. */
  stop(): Promise<void>
}

export type ComposeOptions = {
  isDev?: boolean
  /** Replaces the database named in the config: the same one where a start has begun to open it, a copy in tests. */
  database?: Database | Promise<Database>
  now?: () => Date
  /** Replaces the log on stderr. */
  log?: Log
  /** What the process counts, if anybody asks for it. */
  metrics?: Metrics | null
  /** Adds routes to those of the application; tests serve kinds of endpoints that it does not have yet. */
  addRoutes?: (serve: Serve) => void
  /** Counts the milliseconds for which a comparison holds up this process. By one that stands still, all are proven, however slow the machine. */
  comparisonClock?: Clock
  /** Called with the credentials of a demo owner that this start creates; they are not available elsewhere. */
  onDemoOwner?: (pair: OwnerCredentials) => void
}

const WEB_FOLDER = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Composes the application: config, ports, context, routes, workers. The only place that knows all parts. */
export const compose = (config: Config, options: ComposeOptions = {}): Promise<App> => asFullDisk(config, () => open(config, options))

async function open(config: Config, options: ComposeOptions): Promise<App> {
  const { isDev = false, database, now = () => new Date(), log = createLog(config), metrics = null, onDemoOwner } = options
  await asOwnerMessage(config.dataDir, () => prepareFolder(config.dataDir))
  const { db, pool, direct, addresses, replicas, close } = await opened(config, log, database)
  const jobs = createJobs({ pool, log, onRun: metrics?.onJob, works: config.process !== 'web' })
  const secrets = await loadSecrets(config)
  const context: Context = {
    config,
    db,
    pool,
    directPool: direct.pool,
    replicas,
    changes: createChanges({ addresses, pool, replicas }),
    jobs,
    metrics,
    ...(await createPorts({ config, db, jobs, now, secrets })),
    log,
    secrets,
    now,
  }
  await loadAddressKey(context)
  await doOnce(db, ADDRESSES_RESPELLED, () => respellAddresses(context))
  const stopRecording = recordErrors(context)
  if (config.demoData) await loadDemo(context)
  await doOnce(db, listingsPlaced(), () => placeListings(context))
  await registerItems(db)
  await createOwner(context, onDemoOwner)
  await confirmOwnAddress(context)
  await renewEncryption(context)
  const rendering = isDev ? (await import('#server/http/pages/dev-pages.ts')).emailsFromSource : builtEmails(WEB_FOLDER)
  const render = withFrame(context, rendering)
  const server = await registerRoutes(context, { ...options, webFolder: isDev ? null : WEB_FOLDER, render })
  const finished = await addJobs({ ...context, ...endsOf(context), render, isBusy: () => server.isBusy() })
  startSandbox(context, server)
  await context.jobs.start()
  await server.ready()
  return {
    server,
    context,
    async stop() {
      await server.close()
      await context.jobs.stop(() => context.mail.close())
      await finished()
      await context.changes.stop()
      await stopRecording()
      await close()
      await tracing()?.stop()
    },
  }
}

/** Opens the database, says what a pooler before it does not keep, and brings its tables up to date. */
async function opened(config: Config, log: Log, database: ComposeOptions['database']): Promise<Database> {
  const open = await (database ?? openDatabase(config))
  for (const notice of noticesOf(open.kept)) log.info(notice)
  await rejectHalfRestored(config, open.db)
  await migrate(open.direct.db)
  return open
}

type Ports = Pick<Context, 'payments' | 'publisher' | 'model' | 'mail' | 'images' | 'abnRegister'>

/** Opens each port with the adapter that the settings choose. */
async function createPorts(deps: Pick<Context, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>): Promise<Ports> {
  const { config, db, now } = deps
  return {
    payments: await createPayments(deps),
    publisher: createPublisher(deps),
    model: await createModel(config, now),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : outboxMail(join(config.dataDir, 'outbox'), config.mailFrom),
    images: withDemoLogos(createImages(config), db),
    abnRegister: config.abnLookup && abnLookup(config.abnLookup),
  }
}

/** Returns a function that renders emails with what the site adds to all of them; if the owner's texts cannot be read, with the originals. */
function withFrame({ db, changes, now, config }: Context, render: RenderEmail): RenderEmail {
  const content = untilChange(changes, now, () => siteContentOf(db))
  const siteOwner = siteOwnerOf(config)
  return async (email, publicUrl, stop) => {
    const texts = (await content().catch(() => null))?.texts ?? {}
    return render(email, publicUrl, stop, { operator: siteOwner, texts, takesReplies: config.incomingMail !== null })
  }
}

/** Adds the workers of the job queue and what is scheduled, before the queue starts. Returns a function that waits for what they have begun. */
async function addJobs(given: Omit<JobDeps, 'emailFiles'>): Promise<() => Promise<unknown>> {
  const deps = { ...given, emailFiles: emailFilesOf(given) }
  scheduleHousekeeping(deps, retentionsOf(deps))
  const begun: (() => Promise<unknown>)[] = []
  for (const { jobs } of FEATURES) {
    const finished = await jobs?.(deps)
    if (finished) begun.push(finished)
  }
  return () => Promise.all(begun.map((finished) => finished()))
}
