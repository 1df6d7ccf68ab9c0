import type { User } from '#contract/accounts.ts'
import { writeText } from '#web/storage/browser-entries.ts'

const KEY = 'session-hint'
const CLASSES = { signedIn: 'signed-in', notice: 'has-notice' }

/**
 * For the head of every page, before anything is painted: what was known of the visitor when the last page was shown. Pages are rendered for
 * nobody, so without it somebody signed in would see the ways in first, and the page jump when a notice comes.
 */
export const sessionScript = `try{let h=localStorage['${KEY}'];if(h)document.documentElement.classList.add(...h.split(' '))}catch{}`

/** Whether this page has held a place for a notice since before it was painted. */
export const holdsNotice = () => typeof document !== 'undefined' && document.documentElement.classList.contains(CLASSES.notice)

/** Keeps for the next page what this one has learned. `isShown`: the notice has its place in this one already. */
export function keepSessionHint(user: User | null, hasNotice: boolean, isShown = hasNotice) {
  const { classList } = document.documentElement
  classList.toggle(CLASSES.signedIn, user !== null)
  classList.toggle(CLASSES.notice, isShown)
  writeText(KEY, user && [CLASSES.signedIn, hasNotice && CLASSES.notice].filter(Boolean).join(' '))
}
