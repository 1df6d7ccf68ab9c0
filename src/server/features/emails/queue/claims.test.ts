import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, type Db } from '#server/db/db.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { claimEmails } from './queries.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('Claims of emails', () => {
  test('as many are claimed as are asked for, also when the planner takes the table for empty', async () => {
    const { db, pool } = app.context
    const email = { kind: 'inquiry', recipient: 'ann@cafe.example', facts: '{}' }
    const fill = (tx: Db) => tx.insertInto('emails').values(Array.from({ length: 100 }, () => email))
    // Rolled back, so that no worker sees them and the pages of the table are there, without rows.
    const undone = inTransaction(db, async (tx) => {
      await fill(tx).execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await pool.query('analyze emails')
    await inTransaction(db, async (tx) => {
      await fill(tx).execute()
      expect(await claimEmails(tx, 20, 60)).toHaveLength(20)
      expect(await claimEmails(tx, 20, 60)).toHaveLength(20)
      await tx.deleteFrom('emails').execute()
    })
  })
})
