import type pg from 'pg'
import type { Config } from './config/config.ts'
import type { Changes } from './db/changes.ts'
import type { Db } from './db/db.ts'
import type { Replicas } from './db/replicas/replicas.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Secrets } from './security/encryption.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { AbnRegister } from './ports/abn-register/abn-register.ts'
import type { Images } from './ports/images/images.ts'
import type { Mail } from './ports/mail/mail.ts'
import type { Model } from './ports/model/model.ts'
import type { Payments } from './ports/payments/payments.ts'
import type { Publisher } from './ports/publisher/publisher.ts'

/** The dependencies of features. `compose` creates one for each process, and each test app has its own. */
export type Context = {
  config: Config
  db: Db
  /** For code that uses the driver itself: rate limits and jobs. */
  pool: pg.Pool
  /** Past any pooler, for what takes longer than a transaction of requests: backups. */
  directPool: pg.Pool
  /** null: everything is read from the primary. */
  replicas: Replicas | null
  changes: Changes
  jobs: Jobs
  mail: Mail
  images: Images
  /** null: no register is asked, only checksums are checked. */
  abnRegister: AbnRegister | null
  payments: Payments
  publisher: Publisher
  /** null: the built-in assistants reply. */
  model: Model | null
  log: Log
  /** null: nobody asks for them. */
  metrics: Metrics | null
  /** Keys for signing, for encryption and for visitors' daily hashes. */
  secrets: Secrets
  now(): Date
}
