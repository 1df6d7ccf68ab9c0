// What happens when a session ends while a page shows somebody as signed in: calls that the server refuses with `session_ended` wait until
// the same account is signed in again (features/accounts/session/session-ended.tsx), and are then sent once more.
import { isPrivate } from '#contract/private-reads.ts'
import { CallError } from '#web/api/call-error.ts'

/** Calls that are about signing in itself, in whichever account. */
const SIGNS_IN = /^POST \/api\/(login|logout|register|password)/
/** What everybody reads alike is read without an account, and on pages for everybody nobody is asked for a password. */
const isOfAccount = (address: string) => (address.startsWith('GET ') ? isPrivate(address) : !SIGNS_IN.test(address))

/** The id of the account for which the page is shown; undefined for a visitor, and until it is known. */
let signedInAs: string | undefined

type Waiting = { account: string; isBack: Promise<boolean>; settle: (isBack: boolean) => void }
let waiting: Waiting | undefined
const listeners = new Set<() => void>()

/** Whether the question was dismissed: reads do not ask it again until something is clicked, so that those on a timer leave people alone. */
let isDismissed = false

/**
 * Sends a call in the name of the account for which the page is shown. If that session has ended, it waits until the account is signed in
 * again, and sends it once more.
 * @throws what `send` throws; of an ended session where nobody signs in again, or somebody else
 */
export async function sendAs<Result>(address: string, send: (account: string | undefined) => Promise<Result>): Promise<Result> {
  const account = isOfAccount(address) ? signedInAs : undefined
  try {
    return await send(account)
  } catch (error) {
    if (account === undefined || !isSessionEnded(error) || !(await isBackAs(account, address))) throw error
    return send(account)
  }
}

const isSessionEnded = (error: unknown) => error instanceof CallError && error.problem?.code === 'session_ended'

function isBackAs(account: string, address: string): Promise<boolean> | boolean {
  // The page is another person's by now.
  if (account !== signedInAs) return false
  if (waiting) return waiting.isBack
  if (isDismissed && address.startsWith('GET ')) return false
  const { promise, resolve } = Promise.withResolvers<boolean>()
  setWaiting({ account, isBack: promise, settle: resolve })
  return promise
}

/** Sets who is signed in by the server's word, null for nobody. Calls that wait for this account go on, those of another one fail. */
export function setSignedInAs(account: string | null) {
  signedInAs = account ?? undefined
  isDismissed = false
  settle(waiting?.account === account)
}

/** Lets the calls that wait fail. */
export function dismissEndedSession() {
  isDismissed = true
  addEventListener('click', () => (isDismissed = false), { capture: true, once: true })
  settle(false)
}

/** The id of the account for which calls wait. */
export const waitingAccount = (): string | undefined => waiting?.account

/** Calls the listener whenever calls begin or cease to wait, until the returned function is called. */
export function onWaiting(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function settle(isBack: boolean) {
  waiting?.settle(isBack)
  setWaiting(undefined)
}

function setWaiting(next: Waiting | undefined) {
  if (waiting === next) return
  waiting = next
  for (const listener of listeners) listener()
}
