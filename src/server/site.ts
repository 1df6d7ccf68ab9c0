import type { Site } from '#contract/site.ts'
import type { Context } from './context.ts'
import type { Db } from './db/db.ts'
import { exampleEvents } from './db/demo/examples.ts'

/**
 * What every page knows of the site; invented events only beside invented suppliers, and marked as such (contract §5). The data tell
 * whether there are any: DEMO_DATA only says what to load into an empty database.
 */
export async function siteOf({ config: { publicUrl }, db }: Pick<Context, 'config' | 'db'>): Promise<Site> {
  const isDemo = await hasDemoSuppliers(db)
  return { publicUrl, isDemo, proof: isDemo ? exampleEvents.map((event) => ({ ...event, isExample: true })) : [] }
}

/** Answers the same, asking the data only after a change. While they cannot be had, pages do without events. */
export function openSite(context: Pick<Context, 'config' | 'db' | 'changes'>): () => Promise<Site> {
  const { config, changes } = context
  let known: Promise<Site> | null = null
  const forget = () => void (known = null)
  changes.listen(forget)
  const read = () =>
    siteOf(context).catch(() => {
      forget()
      return { publicUrl: config.publicUrl, isDemo: false, proof: [] }
    })
  return () => (changes.hearing() ? (known ??= read()) : read())
}

const hasDemoSuppliers = async (db: Db) =>
  (await db.selectFrom('suppliers').select('id').where('isDemo', '=', true).limit(1).executeTakeFirst()) !== undefined
