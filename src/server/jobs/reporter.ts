/** How long the same trouble is not told again. */
const QUIET_MS = 10 * 60_000

export type Report = (what: string, error: unknown) => string

/**
 * Tells the operator what failed, once, and not again for a while: what is tried every few seconds fails every few seconds.
 * A failure with a code is told by it alone, since messages from outside repeat people's addresses. Answers what it says of the failure.
 */
export function reporter(): Report {
  const told = new Map<string, number>()
  return (what, error) => {
    const reason = reasonOf(error)
    const now = Date.now()
    if (now - (told.get(what) ?? -Infinity) >= QUIET_MS) {
      told.set(what, now)
      console.error(`${new Date(now).toISOString()} ${what} failed: ${reason}`)
    }
    return reason
  }
}

function reasonOf(error: unknown): string {
  const { code, stack } = (error ?? {}) as { code?: string; stack?: string }
  return code ?? stack ?? String(error)
}
