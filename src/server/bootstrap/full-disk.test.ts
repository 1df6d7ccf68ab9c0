import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { SettingError } from '#server/config/config.ts'
import { DataDirUnwritable } from '#server/db/embedded/embedded.ts'
import { asFullDisk } from './full-disk.ts'

const failing = (code: string, databaseUrl: string | null = null) =>
  asFullDisk({ dataDir: tmpdir(), databaseUrl }, () => Promise.reject(Object.assign(new Error('No space left on device'), { code }))).catch(
    (error: unknown) => error,
  )

describe('asFullDisk', () => {
  test('a full disk of ours names DATA_DIR, one of the database server DATABASE_URL, and other errors stay as they are', async () => {
    for (const code of ['53100', 'ENOSPC', 'EDQUOT']) expect(await failing(code)).toBeInstanceOf(DataDirUnwritable)
    expect(await failing('53100', 'postgres://db.example')).toBeInstanceOf(SettingError)
    expect(await failing('ENOSPC', 'postgres://db.example')).toBeInstanceOf(DataDirUnwritable)
    expect(await failing('42P01')).toMatchObject({ code: '42P01' })
  })
})
