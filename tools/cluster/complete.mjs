import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuserAt } from './settings.mjs'

/** How long emails that wait may take to be sent once all is well. */
const SENDING_MS = 60_000

/**
 * Compares what visitors were told with what is stored, and with what others have received. Returns a line for each kind, and how many of it are lost
 * or there twice.
 */
export async function faultsOf({ done, services, primary }) {
  const client = new pg.Client({ connectionString: superuserAt(primary).replace(/\/postgres$/, '/backdock') })
  await client.connect()
  const ask = async (statement) => (await client.query(statement)).rows
  try {
    const all = [
      await requestsOf(ask, done.requests),
      await subscriptionsOf(ask, done.subscriptions, services),
      await emailsOf(ask, services),
    ]
    return { lines: all.map(({ line }) => line), faults: all.reduce((sum, { faults }) => sum + faults, 0) }
  } finally {
    await client.end()
  }
}

async function requestsOf(ask, acknowledged) {
  const rows = await ask(`select id, contact_email as email from quote_requests where contact_email like 'chaos-%'`)
  const stored = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter(({ id }) => !stored.has(id)).length
  const twice = rows.length - new Set(rows.map(({ email }) => email)).size
  return {
    line: `Requests: ${acknowledged.length} acknowledged, ${lost} of them lost; ${rows.length} stored, ${twice} of them twice.`,
    faults: lost + twice,
  }
}

/** Each has one customer at Stripe with one subscription, which is the one that is stored. */
async function subscriptionsOf(ask, acknowledged, { customers }) {
  const rows = await ask(`select supplier_id as id, count(*)::integer as count from subscriptions group by supplier_id`)
  const stored = new Map(rows.map(({ id, count }) => [id, count]))
  const at = Map.groupBy(customers(), ({ supplierId }) => Number(supplierId))
  const lost = acknowledged.filter(({ supplierId }) => !stored.has(supplierId) || !at.has(supplierId)).length
  const twice = [...at.values()].filter((each) => each.length > 1 || each.some(({ subscriptions }) => subscriptions > 1)).length
  return {
    line: `Subscriptions: ${acknowledged.length} acknowledged, ${lost} of them lost; ${at.size} listings are customers, ${twice} of them twice.`,
    faults: lost + twice,
  }
}

/**
 * Those that are marked as sent have arrived, and none waits. One that a mail server took while it could not be said so is sent again, with the same
 * id: that is told, and no fault.
 */
async function emailsOf(ask, { emails }) {
  const counts = () =>
    ask(
      `select count(*) filter (where status = 'failed')::integer as failed, count(*) filter (where status = 'queued')::integer as waiting from emails`,
    )
  for (const until = Date.now() + SENDING_MS; Date.now() < until && (await counts())[0].waiting > 0;) await pause(500)
  const [{ failed, waiting }] = await counts()
  const sent = await ask(`select id from emails where status = 'sent'`)
  const arrived = emails()
  const ids = new Set(arrived.map((each) => /^<([^@]+)@/.exec(each)[1]))
  const lost = sent.filter(({ id }) => !ids.has(id)).length
  const again = arrived.length - ids.size
  return {
    line: `Emails: ${sent.length} sent, ${lost} of them lost, ${again} arrived again; ${waiting} wait, ${failed} failed.`,
    faults: lost + waiting + failed,
  }
}
