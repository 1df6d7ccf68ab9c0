import type { Letter } from '#contract/letters.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { TooEarly, type Attempt } from '#server/jobs/handle.ts'
import type { RenderLetter } from '#server/ports/mail/letter.ts'
import { RefusedForGood, SEND_MS } from '#server/ports/mail/mail.ts'
import { openSeal } from '#server/seal.ts'
import { claimLetters, finishLetters, isQueued, queuedLetters, returnLetter, type ClaimedLetter } from './queries.ts'
import { together } from './together.ts'
import { LETTERS } from './write-letters.ts'

type Needs = Pick<Context, 'db' | 'jobs' | 'mail' | 'config' | 'secret'>

/** Longer than sending can take, so that a letter is never with two at a time. */
const CLAIM_SECONDS = SEND_MS / 1000 + 3

/** Registers the worker that delivers letters: at least once each, and never again once a letter was taken. */
export function deliverLetters({ db, jobs, mail, config, secret }: Needs, render: RenderLetter): void {
  /** Taken, but not yet noted as sent: a note that fails is made up for at the next try, and nothing is sent again. */
  const taken = new Set<string>()
  // A commit costs more than all the rest of a letter.
  const claim = together((ids: string[]) => claimLetters(db, ids, CLAIM_SECONDS))
  const noteSent = together((ids: string[]) => finishLetters(db, ids, { status: 'sent', lastError: null }))

  async function handOver({ id, recipient, replyTo, createdAt, kind, facts }: ClaimedLetter) {
    const rendered = await render({ kind, facts: withOpenToken(secret, facts as Letter['facts']) } as Letter, config.publicUrl)
    await mail.send({ id, to: recipient, replyTo, createdAt: new Date(createdAt), ...rendered })
    taken.add(id)
  }

  jobs.work(LETTERS, async (id, attempt) => {
    if (!taken.has(id)) {
      const letter = (await claim(id)).find((each) => each.id === id)
      if (!letter) return await leaveToOther(db, id)
      try {
        await handOver(letter)
      } catch (error) {
        return await notTaken(db, id, error as Error, attempt)
      }
    }
    await noteSent(id)
    taken.delete(id)
  })
}

/** The token of a link, where the letter has one, is sealed as long as the letter is here. */
const withOpenToken = (secret: string, facts: Letter['facts']) =>
  'token' in facts && facts.token !== null ? { ...facts, token: openSeal(secret, facts.token) } : facts

/** Letters that were waiting when the last process ended, with or without a job of their own. Call it after the jobs have started. */
export async function resumeLetters({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const waiting = await queuedLetters(db)
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await jobs.enqueue(db, LETTERS, ids)
}

/** Of a letter that could not be claimed. @throws TooEarly while another may be sending it: should that one die, the next try finds out. */
async function leaveToOther(db: Db, id: string): Promise<void> {
  if (await isQueued(db, id)) throw new TooEarly()
}

/** @throws the same error while trying again may help. */
async function notTaken(db: Db, id: string, error: Error, { isLast }: Attempt): Promise<void> {
  if (isLast || error instanceof RefusedForGood) {
    await finishLetters(db, [id], { status: 'failed', lastError: error.message })
    console.error(`${new Date().toISOString()} Letter ${id} was given up; its row in the table "letters" says why.`)
  } else {
    await returnLetter(db, id, error.message)
    throw error
  }
}
