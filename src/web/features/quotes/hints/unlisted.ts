import { BRAND } from '#contract/options.ts'
import { listed } from '#shared/text/words.ts'
import { CallError } from '#web/api/call-error.ts'

/** Returns the receivers that a 404 response names as no longer listed. */
export function unlistedIn<Receiver>(error: unknown, receivers: readonly Receiver[]): Receiver[] {
  if (!(error instanceof CallError) || error.status !== 404) return []
  const places = (error.problem?.errors ?? []).map(({ path }) => /^supplierIds\.(\d+)$/.exec(path)?.[1])
  return places.flatMap((place) => receivers[Number(place)] ?? [])
}

/** Returns the message that names the removed receivers and says what the buyer can do next. */
export function unlistedInWords(names: readonly string[], left: number): string {
  const who = listed(names)
  const removed = names.length === 1 ? `${who} is no longer on ${BRAND} and was` : `${who} are no longer on ${BRAND} and were`
  const next = left > 0 ? `Nothing has been sent yet. Send it now to ask the other ${left === 1 ? 'one' : left}.` : 'Nothing has been sent.'
  return `${removed} taken off the list. ${next}`
}
