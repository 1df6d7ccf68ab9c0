import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** A request that takes longer is given up and sent again, as a person would. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 50
/** Of those who cost a site more: who registers, and who asks the assistant. */
const LONG_PAUSE_MS = 1_000
const RETRY_MS = 200
const READS = ['/', '/suppliers', '/suppliers/7', '/api/suppliers?limit=20']
const PASSWORD = 'nineteen wooden crates'

/**
 * Sends requests to a site until `stop`: visitors read, ask for quotes, ask the assistant, and register as suppliers that subscribe to a plan. What
 * changes something is sent again and again, with the same key, until it is acknowledged. Returns what was acknowledged and when.
 */
export function startVisitors(origin) {
  const visits = { isOver: false, done: { reads: [], requests: [], questions: [], subscriptions: [] }, again: {}, faults: new Map() }
  const all = [read, read, request, request, question, subscription].map((visit) => visit(origin, visits))
  return {
    /** What was acknowledged, by its kind: `at`, when, and what it is known by. */
    done: visits.done,
    /** What has happened since a moment, by its kind: how many were answered, and the longest time without one, in seconds. */
    since: (from) => Object.entries(visits.done).map(([kind, done]) => ({ kind, ...part(done, from) })),
    /** How many of each kind had to be sent again. */
    again: visits.again,
    /** What was answered that never may be, by its status: neither done nor "please try again". */
    faults: visits.faults,
    async stop() {
      visits.isOver = true
      await Promise.all(all)
    },
  }
}

function part(done, from) {
  const later = done.map(({ at }) => at).filter((at) => at > from)
  const steps = [from, ...later, performance.now()]
  return { count: later.length, secondsWithout: Math.max(...steps.slice(1).map((at, index) => at - steps[index])) / 1000 }
}

async function read(origin, visits) {
  for (let turn = 0; !visits.isOver; turn++) {
    await untilDone(visits, 'reads', () => answered(origin + READS[turn % READS.length]))
    await pause(PAUSE_MS)
  }
}

async function request(origin, visits) {
  for (let turn = 0; !visits.isOver; turn++) {
    const email = `chaos-${randomUUID()}@corner-cafe.example`
    const details = {
      supplierId: 1 + (turn % 100),
      businessName: 'The Corner Cafe',
      contactEmail: email,
      requirements: 'Two kilos of beans a week, ground for filter.',
      timeline: null,
    }
    // The same key each time: what was done already is not done again.
    const headers = { 'idempotency-key': randomUUID() }
    await untilDone(
      visits,
      'requests',
      () => post(`${origin}/api/quotes/request`, details, headers),
      ({ id }) => ({ id, email }),
    )
    await pause(PAUSE_MS)
  }
}

async function question(origin, visits) {
  while (!visits.isOver) {
    await untilDone(visits, 'questions', () => post(`${origin}/api/ai/chat`, { message: 'Who roasts beans near Preston?' }))
    await pause(LONG_PAUSE_MS)
  }
}

async function subscription(origin, visits) {
  while (!visits.isOver) {
    const supplier = await newSupplier(origin, visits)
    if (supplier) {
      const subscribe = () => post(`${origin}/api/get-or-create-subscription`, {}, { cookie: supplier.cookie })
      await untilDone(visits, 'subscriptions', subscribe, () => ({ supplierId: supplier.supplierId }))
    }
    await pause(LONG_PAUSE_MS)
  }
}

/** Registers a supplier and signs it in. Returns null where either is not answered: the next one has another name. */
async function newSupplier(origin, visits) {
  const username = `chaos-${randomUUID().slice(0, 12)}`
  const email = `${username}@roastery.example`
  const registered = await post(`${origin}/api/register`, {
    username,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    userType: 'supplier',
    supplierData: { businessName: `Roastery ${username}`, category: 'Coffee', phone: '+61 3 5550 0142' },
  })
  const signedIn = registered?.ok ? await post(`${origin}/api/login`, { email, password: PASSWORD }) : registered
  noteFault(visits, 'suppliers', signedIn)
  if (!signedIn?.ok) return null
  return {
    supplierId: JSON.parse(registered.text).user.supplierId,
    cookie: signedIn.cookies.map((each) => each.split(';')[0]).join('; '),
  }
}

/** Sends something until it is done, and notes when; `known` returns what else is noted of its answer. */
async function untilDone(visits, kind, send, known = () => ({})) {
  while (!visits.isOver) {
    const response = await send()
    noteFault(visits, kind, response)
    if (response?.ok) return void visits.done[kind].push({ at: performance.now(), ...known(parsed(response.text)) })
    visits.again[kind] = (visits.again[kind] ?? 0) + 1
    await pause(RETRY_MS)
  }
}

function parsed(text) {
  return text.startsWith('{') ? JSON.parse(text) : {}
}

const post = (url, body, headers) =>
  answered(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

/** Returns the answer, null where there was none. */
async function answered(url, options) {
  try {
    const address = `10.${byte()}.${byte()}.${byte()}`
    const headers = { 'x-forwarded-for': address, ...options?.headers }
    const response = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    return { ok: response.ok, status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() }
  } catch {
    return null
  }
}

const byte = () => Math.floor(Math.random() * 256)

/** A site that cannot be reached, or says that it cannot now, is what is measured; anything else is a fault. */
function noteFault({ faults }, kind, response) {
  if (!response || response.ok || [502, 503, 504].includes(response.status)) return
  // Those of one kind differ in numbers only.
  const line = `${kind}: ${response.status} ${response.text.replace(/"requestId".*|\d+/g, '…').slice(0, 200)}`
  faults.set(line, (faults.get(line) ?? 0) + 1)
}
