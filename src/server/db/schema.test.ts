import { readFile } from 'node:fs/promises'
import { generate, getDialect, type Overrides } from 'kysely-codegen'
import { describe, expect, test, vi } from 'vitest'
import { openEmbedded } from './embedded/embedded.ts'
import { template } from '#test/database/template.ts'
import settings from './codegen.json' with { type: 'json' }
import { openDb, createPool } from './db.ts'

describe('schema.ts', () => {
  test('the table types match the migrated database', async () => {
    // The generator looks for a TypeScript compiler of its own age; what it cannot parse it takes as it stands, which is what we want.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const embedded = await openEmbedded({ dataDir: null, loadFrom: await template() })
    const db = openDb(createPool(embedded.pool))
    const { dialect, dateParser, numericParser, overrides, ...options } = settings
    const generated = await generate({
      ...options,
      overrides: overrides as Overrides,
      dialect: getDialect(dialect as 'postgres', { dateParser: dateParser as 'string', numericParser: numericParser as 'string' }),
      db: db.withoutPlugins(),
      outFile: null,
    })
    await db.destroy()
    await embedded.close()
    expect(generated).toBe(await readFile(new URL('schema.ts', import.meta.url), 'utf8'))
  })
})
