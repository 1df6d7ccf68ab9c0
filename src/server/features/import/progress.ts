/** Where the signs of life go. */
export type Screen = { isTTY?: boolean; write(text: string): unknown }

/** An import that ends sooner says nothing. */
const QUIET_MS = 2000
const TERMINAL_MS = 200
/** A log gets a line now and then. */
const LOG_MS = 10_000

/** Tells how far a long import has come; on a terminal in one line that is written over, and cleared at the end. */
export function openProgress(screen: Screen, totalBytes: number, now: () => number = () => performance.now()) {
  let due = now() + QUIET_MS
  let isShown = false
  return {
    report(rows: number, bytes: number) {
      if (now() < due) return
      due = now() + (screen.isTTY ? TERMINAL_MS : LOG_MS)
      isShown = true
      const text = `${rows.toLocaleString('en-AU')} rows read, ${Math.floor((100 * bytes) / totalBytes)} %`
      screen.write(screen.isTTY ? `\r${text}` : `${text}\n`)
    },
    end() {
      if (isShown && screen.isTTY) screen.write('\r\u001b[K')
    },
  }
}
