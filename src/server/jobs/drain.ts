/** Work on rows that are their own jobs: a table that says itself what is due. */
export type Drain = {
  /** Takes what is due and begins it, group after group until `isStopped`. One call at a time. */
  takeDue(isStopped: () => boolean): Promise<void>
  /** Waits for everything that was begun. */
  finished(): Promise<unknown>
}

/** How often to look for what other processes have added, and for what has become due. */
const POLL_MS = 2_000

/** Calls `takeDue` when woken, and every two seconds. Woken during a call, it calls it once more. */
export function runDrain({ takeDue, finished }: Drain, reportFailure: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let isWoken = false
  let isStopped = false
  let next: NodeJS.Timeout | undefined

  function wake() {
    isWoken = true
    if (isStopped || running) return
    clearTimeout(next)
    running = run()
  }
  async function run() {
    while (isWoken && !isStopped) {
      isWoken = false
      await takeDue(() => isStopped).catch(reportFailure)
    }
    running = undefined
    if (!isStopped) next = setTimeout(wake, POLL_MS)
  }
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(next)
      await running
      await finished()
    },
  }
}
