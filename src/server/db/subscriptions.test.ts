import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#test/database/databases.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

/** Two accounts with listings, of which the first pays, and one without a listing. */
const OLD_ACCOUNTS = `
  insert into suppliers (id, business_name, category) overriding system value values (901, 'Bean Co', 'Coffee'), (902, 'Milk Co', 'Dairy');
  insert into accounts (username, email, password_hash, role, supplier_id, subscription_status) values
    ('beans', 'beans@x.example', 'x', 'supplier', 901, 'active'), ('milk', 'milk@x.example', 'x', 'supplier', 902, 'none'),
    ('ann', 'ann@x.example', 'x', 'restaurant', null, 'none')`

onBothDatabases((database) => {
  test("an account's old subscription becomes a monthly Professional plan of its listing", async () => {
    const [db, folder] = [openDb(database.pool), await mkdtemp(join(tmpdir(), 'backdock-migrations-'))]
    await cp(new URL('migrations/', import.meta.url), folder, { recursive: true })
    for (const file of await readdir(folder)) if (file >= '016') await rm(join(folder, file))
    await migrate(db, pathToFileURL(`${folder}/`))
    await database.pool.query(OLD_ACCOUNTS)
    expect(await migrate(db)).toContain('016-subscriptions')
    const { rows } = await database.pool.query('select supplier_id, plan, interval, status, provider from subscriptions')
    expect(rows).toEqual([{ supplier_id: 901, plan: 'professional', interval: 'month', status: 'active', provider: null }])
    const featured = await database.pool.query('select id from suppliers where is_featured')
    expect(featured.rows).toEqual([{ id: 901 }])
    await rm(folder, { recursive: true })
  })
})
