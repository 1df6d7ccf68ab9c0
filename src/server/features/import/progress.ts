/** The stream that progress is written to. */
export type Screen = { isTTY?: boolean; write(text: string): unknown }

/** The time before progress is first written; a shorter import writes none. */
const QUIET_MS = 2000
const TERMINAL_MS = 200
/** The interval when the stream is not a terminal, where each report adds a line. */
const LOG_MS = 10_000

/** Writes the progress of a long import; on a terminal in one line that is overwritten, and cleared at the end. */
export function createProgress(screen: Screen, totalBytes: number, now: () => number = () => performance.now()) {
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
