import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Figures } from '#web/ui/layout/figures.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { BackupButton } from './backup-button.tsx'
import { GroupBuyingSwitch } from './group-buying-switch.tsx'
import { ReadinessLines } from './readiness.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { sizeInWords } from './sizes.ts'
import styles from './operations.module.css'

type SystemFacts = ResponseOf<'GET /api/admin/system'>
type Backup = SystemFacts['backups'][number]

const read = query('GET /api/admin/system', {})

/** How often, and how long, the list of backups is read again once one has begun. */
const [POLL_MS, WATCHED_MS] = [1000, 60_000]

/** What runs, how large it is, its backups and its settings. */
export function System() {
  const [watchedUntil, setWatchedUntil] = useState(0)
  const system = useQuery({ ...read, refetchInterval: () => (Date.now() < watchedUntil ? POLL_MS : false) })
  return (
    <>
      <ReadinessLines />
      <Section title="System" aside={<RefreshButton of={system} />}>
        <QueryBoundary of={system} loading={<LinesSkeleton lines={7} />}>
          {(facts) => <Facts facts={facts} />}
        </QueryBoundary>
      </Section>
      <Section
        title="Backup"
        sub="Everything that the site stores, database and pictures, in one file, as it is at one moment. Keep the secret (SESSION_SECRET, or DATA_DIR/secret) apart from it."
        aside={<BackupButton onBegun={() => setWatchedUntil(Date.now() + WATCHED_MS)} />}
      >
        {system.data && <Backups backups={system.data.backups} />}
      </Section>
      <GroupBuyingSwitch />
      <Section title="Settings" sub="As this process reads them. Secrets are only said to be set or not.">
        {system.data && <Settings settings={system.data.settings} />}
      </Section>
    </>
  )
}

const Facts = ({ facts }: { facts: SystemFacts }) => {
  const { versions, isEmbedded, databaseBytes, uploads, disk, process, processes } = facts
  const rows: [string, string][] = [
    ['Version', versions.app],
    ['Node', versions.node],
    ['PostgreSQL', `${versions.postgres}${isEmbedded ? ', embedded' : ', on a server'}`],
    ['Migration', versions.migration],
    ['Processes', processes.toLocaleString('en-AU')],
    ['This process', `${process.pid}, since ${when(process.startedAt)}`],
  ]
  return (
    <>
      <Figures
        figures={[
          { label: 'Database', value: sizeInWords(databaseBytes) },
          { label: 'Pictures', value: sizeInWords(uploads.bytes) },
          { label: 'Free disk', value: sizeInWords(disk.freeBytes), of: ` of ${sizeInWords(disk.totalBytes)}` },
          { label: 'Memory', value: sizeInWords(process.memoryBytes) },
        ]}
      />
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const RESULTS: Record<Backup['status'], string> = { running: 'Being downloaded', done: 'Downloaded', failed: 'Not finished' }

function Backups({ backups }: { backups: readonly Backup[] }) {
  if (backups.length === 0) return <p>No backup has been downloaded yet.</p>
  return (
    <ul>
      {backups.map(({ username, status, startedAt, bytes }) => (
        <li key={startedAt} className={styles.line}>
          {RESULTS[status]} {when(startedAt)}, by {username}
          {status === 'done' && bytes !== null && `, ${sizeInWords(bytes)}`}
        </li>
      ))}
    </ul>
  )
}

const Settings = ({ settings }: Pick<SystemFacts, 'settings'>) => (
  <dl className={styles.facts}>
    {settings.map(({ name, value, isSecret, isSet }) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>
          {isSecret ? (isSet ? 'Set' : 'Not set') : (value ?? 'Not set')}
          {value !== null && !isSet && <span className={styles.hint}> by default</span>}
        </dd>
      </div>
    ))}
  </dl>
)
