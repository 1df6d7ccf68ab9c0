import { statfs } from 'node:fs/promises'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getSystem } from '#contract/owner/operations.ts'
import { appVersion } from '#server/app-version.ts'
import type { Context } from '#server/context.ts'
import { lastBackups } from './backup-queries.ts'
import { readinessOf } from './readiness.ts'
import { databaseFacts } from './system-queries.ts'

const BACKUPS_SHOWN = 5

/** Returns what runs where, how large it has become, and with which settings. */
export async function systemOf({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>): Promise<Output<typeof getSystem>> {
  const [facts, disk, backups, readiness] = await Promise.all([
    databaseFacts(db),
    statfs(config.dataDir),
    lastBackups(db, BACKUPS_SHOWN),
    readinessOf({ db, config, now }),
  ])
  return {
    versions: { app: appVersion, node: process.versions.node, postgres: facts.version, migration: facts.migration },
    isEmbedded: config.databaseUrl === null,
    databaseBytes: facts.bytes,
    uploads: { files: facts.files, bytes: facts.uploadBytes },
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    process: {
      pid: process.pid,
      startedAt: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
    },
    processes: config.processes,
    settings: config.shown,
    backups,
    readiness,
  }
}
