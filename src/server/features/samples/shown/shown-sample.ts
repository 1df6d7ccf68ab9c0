import { sampleStepsFor } from '#contract/samples/sample-states.ts'
import type { Sample, SampleDetail } from '#contract/samples/samples.ts'
import type { Party } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'
import { findSample, stepsOfSample, type SampleRow } from './queries.ts'

/** Returns a sample as a side sees it: a verdict is the buyer's own unless it is shown. */
export function shownSample(row: SampleRow, seenAs: Party): Sample {
  const { stars, verdictNote, isShown, verdictAt, ...sample } = row
  const isSeen = stars !== null && verdictAt !== null && (seenAs === 'buyer' || isShown)
  return { ...sample, verdict: isSeen ? { stars, note: verdictNote, isShown, at: verdictAt } : null }
}

/** Returns a sample that exists, with its history. `readsOnly`: to somebody who can take no step. */
export async function sampleDetail(db: Db, id: string, seenAs: Party, { readsOnly = false } = {}): Promise<SampleDetail> {
  const row = await findSample(db, id)
  const sample = shownSample(row, seenAs)
  const history = await stepsOfSample(db, id)
  return {
    ...sample,
    history: history.filter(({ step }) => step !== 'verdict' || sample.verdict !== null),
    seenAs,
    steps: readsOnly ? [] : sampleStepsFor(seenAs, { status: row.status, hasVerdict: row.stars !== null }),
  }
}
