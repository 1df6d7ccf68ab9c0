import type { Context } from '#server/context.ts'
import { onLoggedError } from '#server/log.ts'
import { insertErrors, type NewError } from './error-queries.ts'

/** The time between two writes: a storm of errors costs one statement in that time. */
const PAUSE_MS = 5_000
/** Different errors of one write; the others are only counted. */
const MAX_AT_ONCE = 20
const MAX_MESSAGE = 500
const MAX_DETAILS = 4_000

type Line = {
  time: string
  level: string
  msg?: string
  requestId?: string | null
  route?: string | null
  code?: string
  err?: { message?: string; stack?: string; code?: string }
}

/**
 * Stores what this process logs as errors, for the owner to read: a few at a time, and never as part of a request. Alike ones that come
 * together are one row. While the database does not respond they wait. Returns the function that stores the last ones and ends it.
 */
export function recordErrors({ db, log }: Pick<Context, 'db' | 'log'>, { pauseMs = PAUSE_MS } = {}): () => Promise<void> {
  let waiting = new Map<string, NewError>()
  let next: NodeJS.Timeout | undefined
  let storing = Promise.resolve()

  function add(error: NewError) {
    const own = JSON.stringify([error.level, error.route, error.message])
    const isListed = waiting.has(own) || waiting.size < MAX_AT_ONCE
    const [key, row] = isListed ? [own, error] : [OTHERS, { ...error, ...others }]
    const known = waiting.get(key)
    if (known) known.times += row.times
    else waiting.set(key, row)
  }
  async function store() {
    const taken = waiting
    waiting = new Map()
    // This failure is not logged: it would only add to what cannot be stored.
    await insertErrors(db, [...taken.values()]).catch(() => {
      const since = waiting
      waiting = taken
      for (const error of since.values()) add(error)
    })
    next = setTimeout(() => {
      next = undefined
      if (waiting.size > 0) begin()
    }, pauseMs).unref()
  }
  const begin = () => (next ??= setTimeout(() => (storing = store()), 0).unref())
  const end = onLoggedError(log, (line) => {
    add(errorOf(JSON.parse(line) as Line))
    begin()
  })
  return async () => {
    end()
    clearTimeout(next)
    await storing
    if (waiting.size > 0) await store()
    clearTimeout(next)
  }
}

/** Returns what is stored of a line of the log, which has no secrets any more. */
function errorOf({ time, level, msg = '', requestId = null, route = null, code, err }: Line): NewError {
  const reason = err?.message ?? err?.code ?? code
  return {
    at: time,
    level,
    requestId,
    route,
    message: visible(reason === undefined ? msg : `${msg}: ${reason}`).slice(0, MAX_MESSAGE),
    details: err?.stack ? visible(err.stack).slice(0, MAX_DETAILS) : null,
    times: 1,
  }
}

/** Stands for the errors that are not listed. */
const OTHERS = 'others'
const others = {
  requestId: null,
  route: null,
  message: 'More errors were logged in these seconds than are listed here. The log on stderr has them all.',
  details: null,
}

/** Leaves out what the database cannot store. */
const visible = (text: string) => text.replaceAll('\0', '').toWellFormed()
