import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Client } from '#server/http/kinds/cached-responses.ts'
import { isCrawler } from '#server/http/crawlers.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { countUnknown } from './unknown-queries.ts'
import { wordsUnknownIn } from './words-unknown-in.ts'

/** The time between two batches: no search waits for them. */
const PAUSE_MS = 1_000
/** Searches that wait for their batch; in a storm of them others are not looked at. */
const MAX_WAITING = 200

/** Notes the text of a search by a client. */
export type NoteSearch = (text: string, client: Client) => void

type Noted = { text: string; client: Client }

async function countIn(db: Db, { text, client: { userAgent, network } }: Noted, day: string): Promise<void> {
  const unknown = await wordsUnknownIn(db, text)
  // Most searches have none, and the list of crawlers is long.
  if (unknown.length === 0 || (await isCrawler(userAgent))) return
  for (const words of unknown) await countUnknown(db, { words, network, day })
}

/** Counts the words of searches that nobody knows, after the searches and in batches. `stop` counts what is left. */
export function countUnknownWords({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): {
  note: NoteSearch
  /** Notes the text of a search by the address of its page. */
  noteAddress: NoteSearch
  stop: () => Promise<void>
} {
  let waiting = new Map<string, Noted>()
  let timer: NodeJS.Timeout | undefined
  let counting = Promise.resolve()

  async function countWaiting() {
    const taken = [...waiting.values()]
    waiting = new Map()
    for (const noted of taken) await countIn(db, noted, sydneyDay(now()))
  }
  function begin() {
    counting = countWaiting()
      .catch((error: unknown) => log.warn({ err: error }, 'Unknown words of searches could not be counted'))
      .then(() => {
        timer = setTimeout(() => {
          timer = undefined
          if (waiting.size > 0) schedule()
        }, PAUSE_MS).unref()
      })
  }
  const schedule = () => (timer ??= setTimeout(begin, 0).unref())

  const note: NoteSearch = (text, client) => {
    const key = `${client.network} ${text.toLowerCase()}`
    if (waiting.size >= MAX_WAITING && !waiting.has(key)) return
    waiting.set(key, { text, client })
    schedule()
  }
  return {
    note,
    noteAddress(address, client) {
      const text = new URLSearchParams(address.split('?')[1]).get('search')
      if (text) note(text, client)
    },
    async stop() {
      clearTimeout(timer)
      await counting
      clearTimeout(timer)
      await countWaiting().catch(() => {})
    },
  }
}
