import type { User } from '#contract/accounts/accounts.ts'
import { readText, writeText } from '#web/storage/browser-entries.ts'

const KEY = 'session-hint'
const CLASSES = { signedIn: 'signed-in', notice: 'has-notice' }

/**
 * A script for the head of every page, which sets the state of the visitor's last page before the first paint. Pages are rendered without a
 * session, so signed-in users would otherwise first see the sign-in links, and the content would shift when a notice appears.
 */
export const sessionScript = `try{let h=localStorage['${KEY}'];if(h)document.documentElement.classList.add(...h.split(' '))}catch{}`

/** Returns whether space for a notice was reserved before this page was painted. */
export const hasNoticeSpace = () => typeof document !== 'undefined' && document.documentElement.classList.contains(CLASSES.notice)

/** Stores the current state for the next page. `isShown`: the notice already has its space on this page. */
export function storeSessionHint(user: User | null, hasNotice: boolean, isShown = hasNotice) {
  const { classList } = document.documentElement
  classList.toggle(CLASSES.signedIn, user !== null)
  classList.toggle(CLASSES.notice, isShown)
  // What the home page has reserved for what waits stays (quotes/waiting/waiting-hint.ts).
  const waits = readText(KEY)?.match(/waits-./)
  // A page within another is a visitor's, whoever looks at it.
  if (parent === window) writeText(KEY, user && [CLASSES.signedIn, hasNotice && CLASSES.notice, waits].filter(Boolean).join(' '))
}
