import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** A request that takes longer is given up and sent again, as a person would. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 50
const RETRY_MS = 200
const READS = ['/', '/suppliers', '/suppliers/7', '/api/suppliers?limit=20']

/**
 * Sends requests to a site until `stop`: some visitors read, some ask for quotes, each again and again with the same key until it is acknowledged.
 * Returns what was acknowledged and when.
 */
export function startVisitors(origin, { readers = 2, writers = 2 } = {}) {
  const visits = { isOver: false, reads: [], failedReads: 0, writes: [], failedWrites: 0, faults: new Map() }
  const all = [
    ...Array.from({ length: readers }, () => read(origin, visits)),
    ...Array.from({ length: writers }, () => write(origin, visits)),
  ]
  return {
    /** The acknowledged requests: `id`, `email`, and `at`, when. */
    writes: visits.writes,
    /** What has happened since a moment: how many reads and writes were answered, and the longest time without one of each. */
    since: (from) => ({
      ...part('reads', visits.reads, from),
      ...part(
        'writes',
        visits.writes.map(({ at }) => at),
        from,
      ),
    }),
    failures: () => ({ reads: visits.failedReads, writes: visits.failedWrites }),
    /** What was answered that never may be, by its status: neither done nor "please try again". */
    faults: visits.faults,
    async stop() {
      visits.isOver = true
      await Promise.all(all)
    },
  }
}

function part(name, moments, from) {
  const later = moments.filter((at) => at > from)
  const steps = [from, ...later, performance.now()]
  const longest = Math.max(...steps.slice(1).map((at, index) => at - steps[index]))
  return { [name]: later.length, [`${name}SecondsWithout`]: longest / 1000 }
}

async function read(origin, visits) {
  for (let turn = 0; !visits.isOver; turn++) {
    const response = await answered(origin + READS[turn % READS.length])
    if (response?.ok) visits.reads.push(performance.now())
    else visits.failedReads++
    noteFault(visits, 'read', response)
    await pause(response?.ok ? PAUSE_MS : RETRY_MS)
  }
}

async function write(origin, visits) {
  for (let turn = 0; !visits.isOver; turn++) {
    const email = `chaos-${randomUUID()}@corner-cafe.example`
    const body = JSON.stringify({
      supplierId: 1 + (turn % 100),
      businessName: 'The Corner Cafe',
      contactEmail: email,
      requirements: 'Two kilos of beans a week, ground for filter.',
      timeline: null,
    })
    // The same key each time: what was done already is not done again.
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    for (let isDone = false; !isDone && !visits.isOver;) {
      const response = await answered(`${origin}/api/quotes/request`, { method: 'POST', headers, body })
      isDone = response?.ok === true
      if (isDone) visits.writes.push({ id: JSON.parse(response.text).id, email, at: performance.now() })
      else visits.failedWrites++
      noteFault(visits, 'write', response)
      await pause(isDone ? PAUSE_MS : RETRY_MS)
    }
  }
}

/** Returns the answer, null where there was none. */
async function answered(url, options) {
  try {
    const address = `10.${byte()}.${byte()}.${byte()}`
    const headers = { 'x-forwarded-for': address, ...options?.headers }
    const response = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    return { ok: response.ok, status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

const byte = () => Math.floor(Math.random() * 256)

/** A site that cannot be reached, or says that it cannot now, is what is measured; anything else is a fault. */
function noteFault({ faults }, what, response) {
  if (!response || response.ok || [502, 503, 504].includes(response.status)) return
  // Those of one kind differ in numbers only.
  const line = `${what}: ${response.status} ${response.text.replace(/"requestId".*|\d+/g, '…').slice(0, 200)}`
  faults.set(line, (faults.get(line) ?? 0) + 1)
}
