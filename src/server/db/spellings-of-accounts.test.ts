import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { onBothDatabases } from '#test/database/databases.ts'
import { typedEmail } from '#shared/contact/email-address.ts'
import { looksOf } from '#shared/text/letters-of.ts'
import { tidied } from '#shared/text/visible-text.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

/** Accounts in the order in which they were made: username, address, and what becomes of both. */
const ACCOUNTS = [
  ['Ann', 'ann@x.example', 'Ann', 'ann@x.example'],
  ['ＡＮＮ', 'a\u200bnn@x.example', 'ＡＮＮ 2', 'a\u200bnn@x.example'],
  ['Аnn', 'bo\u00ad@x.example', 'Аnn 3', 'bo@x.example'],
  ['Ann 4', '\u200ecy@x.example', 'Ann 4', '\u200ecy@x.example'],
  ['A\u00adnn', 'cy@x.example', 'Ann 5', 'cy@x.example'],
  ['Zoe\u0308', 'zo\ufeffe@x.example', 'Zo\u00eb', 'zoe@x.example'],
  ['ZO\u00cb', 'ZOE\u2060@x.example', 'ZO\u00cb 2', 'ZOE\u2060@x.example'],
  ['Quad\u200bdle\u00a0 Foods', 'cafe\u0301@x.example', 'Quaddle Foods', 'caf\u00e9@x.example'],
  ['Quaddle Foods', 'ｄａｎ@x.example', 'Quaddle Foods 2', 'dan@x.example'],
  ['b'.repeat(50), 'b1@x.example', 'b'.repeat(50), 'b1@x.example'],
  ['Ｂ'.repeat(50), 'b2@x.example', `${'Ｂ'.repeat(48)} 2`, 'b2@x.example'],
  ['Straße', 'm1@x.example', 'Straße', 'm1@x.example'],
  ['STRASSE', 'm2@x.example', 'STRASSE 2', 'm2@x.example'],
  ['Βήτα ΩΣ', 'm3@x.example', 'Βήτα ΩΣ', 'm3@x.example'],
  ['βήτα ως', 'm4@x.example', 'βήτα ως 2', 'm4@x.example'],
  ['Ёлка ЩЫЙ', 'm5@x.example', 'Ёлка ЩЫЙ', 'm5@x.example'],
  ['Ørsted Łódź Æ', 'm6@x.example', 'Ørsted Łódź Æ', 'm6@x.example'],
  ['ırmak İnci', 'm7@x.example', 'ırmak İnci', 'm7@x.example'],
  ['👩🏽\u200d🍳 1\ufe0f\u20e3 ❤\ufe0f', 'm8@x.example', '👩🏽\u200d🍳 1\ufe0f\u20e3 ❤\ufe0f', 'm8@x.example'],
] as const

/** As stored, and as a name is stored now. */
const NAMES = [
  'Qua\u00addorpin Foods',
  '\ufeffTin\u00a0 Shed\u200b',
  'Rock\u200d Roll',
  '\u202aLeft\u202c \u200eRight',
  'می\u200cخواهم کافه',
  'क्\u200dष Foods',
  'กาแฟ\u200bไทย',
  'Cafe\u0301',
  'Copy©\ufe0f',
  'Plain & Simple',
]

onBothDatabases((database) => {
  beforeAll(async () => {
    const [db, folder] = [openDb(database.pool), await mkdtemp(join(tmpdir(), 'backdock-migrations-'))]
    await cp(new URL('migrations/', import.meta.url), folder, { recursive: true })
    for (const file of await readdir(folder)) if (file >= '063') await rm(join(folder, file))
    await migrate(db, pathToFileURL(`${folder}/`))
    await rm(folder, { recursive: true })
    for (const [at, [username, email]] of ACCOUNTS.entries())
      await database.pool.query(
        `insert into accounts (username, email, password_hash, role, created_at) values ($1, $2, 'x', 'restaurant', now() + $3 * interval '1 second')`,
        [username, email, at],
      )
    for (const name of NAMES)
      await database.pool.query(
        `with s as (insert into suppliers (business_name, category, email) values ($1, 'Coffee', $2) returning id)
        insert into products (supplier_id, title, position) select id, $1, 1 from s`,
        [name, 'or\u00adders@x.example\u200b'],
      )
    await database.pool.query(
      `insert into quote_requests (supplier_id, contact_email, requirements) select id, '\u200eann@x.example', 'Beans' from suppliers limit 1`,
    )
    await migrate(db)
  })

  test('of twins the oldest keeps its name, and every key is the one that registering compares', async () => {
    const { rows } = await database.pool.query('select username, username_key from accounts order by created_at')
    expect(rows.map(({ username }) => username)).toEqual(ACCOUNTS.map(([, , name]) => name))
    for (const { username, username_key: key } of rows) expect([username, key]).toEqual([username, looksOf(username)])
  })

  test('an address has nothing invisible, unless another account has the same one', async () => {
    const { rows } = await database.pool.query('select email from accounts order by created_at')
    expect(rows.map(({ email }) => email)).toEqual(ACCOUNTS.map(([, , , email]) => email))
    const changed = ACCOUNTS.filter(([, before, , email]) => before !== email)
    expect(changed.map(([, before]) => typedEmail(before))).toEqual(changed.map(([, , , email]) => email))
    const others = await database.pool.query(
      'select distinct email from suppliers union select contact_email from quote_requests order by 1',
    )
    expect(others.rows).toEqual([{ email: 'ann@x.example' }, { email: 'orders@x.example' }])
  })

  test('names of suppliers and products are as they would be stored now, and are searched for so', async () => {
    const now = NAMES.map((name) => tidied(name).normalize('NFC').replace(/\s+/g, ' '))
    const { rows } = await database.pool.query(`
      select business_name, title, product_words, w.words like lower(business_name) || ' %' as found
      from suppliers s join products p on p.supplier_id = s.id join supplier_words w on w.supplier_id = s.id order by s.id`)
    expect(rows.map(({ business_name: name, title, product_words: words }) => [name, title, words])).toEqual(
      now.map((name) => [name, name, name]),
    )
  })
})
