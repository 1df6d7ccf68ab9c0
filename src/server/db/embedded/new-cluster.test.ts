import type { PGlite } from '@electric-sql/pglite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openEngine, type EngineOptions } from './engine.ts'

async function open(options: Partial<EngineOptions>): Promise<PGlite> {
  const engine = await openEngine({ folder: null, readOnly: false, ...options })
  onTestFinished(() => engine.close())
  return engine
}

/** A digest of the rows of each table of the system catalogue, made with one statement for all of them. */
const DIGESTS = `
  select name, (xpath('/row/digest/text()', query_to_xml(format(
      $$select md5(coalesce(string_agg(r::text, ' ' order by r::text), '')) as digest from %s as r$$, name), true, true, '')))[1]::text as digest
  from (select oid::regclass::text as name from pg_class where relkind = 'r' order by 1) as tables`

async function contentOf(engine: PGlite) {
  const { rows: tables } = await engine.query<{ name: string; digest: string }>(DIGESTS)
  const { rows: settings } = await engine.query('select name, setting, source from pg_settings order by name')
  return { tables, settings }
}

describe('The packed data directory', () => {
  test('what is packed is what this version of PGlite makes; when this fails, run pack-cluster.ts', async () => {
    const [packed, made] = [await contentOf(await open({ isNew: true })), await contentOf(await open({}))]
    expect(packed.tables.length).toBeGreaterThan(60)
    expect(packed).toEqual(made)
  })
})
