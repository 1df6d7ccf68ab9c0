/**
 * Opens the database of a folder, prints the rows in it as one line of JSON, then inserts pairs of rows over several connections and prints
 * the number of each pair once its commit is acknowledged.
 */
import { createPool } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'

const CLIENTS = 4
const [, , dataDir, first] = process.argv
const { pool: config } = await openEmbedded({ dataDir: dataDir! })
const pool = createPool(config)
let next = Number(first)

await pool.query('create table if not exists pairs (pair int, half text, filling text, primary key (pair, half))')
const { rows } = await pool.query('select pair, count(*) as halves from pairs group by pair')
process.stdout.write(`${JSON.stringify(rows)}\n`)
await Promise.all(Array.from({ length: CLIENTS }, insertPairs))

async function insertPairs() {
  const client = await pool.connect()
  while (true) {
    const pair = next++
    await client.query('begin')
    await client.query(`insert into pairs values ($1, 'first', $2)`, [pair, 'x'.repeat(pair % 3000)])
    await client.query(`insert into pairs values ($1, 'second', '')`, [pair])
    await client.query('commit')
    process.stdout.write(`${pair}\n`)
  }
}
