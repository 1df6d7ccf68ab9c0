import type { ResponseOf } from '#contract/api.ts'
import { STATE_LABELS } from '#contract/quotes/quote-states.ts'

export type Event = ResponseOf<'GET /api/dashboard/supplier/activity'>[number]

/** An event in words: its subject, which is emphasised, and what happened. */
export type EventWords = { who: string; what: string }

const STARS = ['', 'one', 'two', 'three', 'four', 'five']

export function eventWords(event: Event): EventWords {
  switch (event.kind) {
    case 'request':
      return { who: event.buyer, what: event.status === 'new' ? 'asked for a quote' : `asked for a quote: ${STATE_LABELS[event.status]}` }
    case 'contact':
      return { who: event.from ?? 'A visitor', what: 'asked to be contacted' }
    case 'review':
      return { who: event.customerName, what: `left a ${STARS[event.rating]}-star review` }
    case 'views':
      return {
        who: event.count === 1 ? '1 visitor' : `${event.count.toLocaleString('en-AU')} visitors`,
        what: 'looked at your profile this week',
      }
    case 'venue':
      return { who: event.venueName, what: event.change === 'added' ? 'was added to your venues' : 'was removed from your venues' }
    case 'profile':
      return { who: 'Your profile', what: 'was changed' }
  }
}

/** Returns the time since then in short: "5 min", "2 h", "3 d". */
export function timeAgo(time: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / 60_000))
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  return `${Math.floor(minutes / (24 * 60))} d`
}
