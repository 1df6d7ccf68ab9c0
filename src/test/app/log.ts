import { createLog, type Log } from '#server/log.ts'

/** A parsed log line. */
export type LogEntry = { level: string; msg: string; requestId?: string; err?: { code?: string; message: string; stack: string } } & Record<
  string,
  unknown
>

/** A log for tests that do not check it. */
export const silentLog: Log = createLog({ logLevel: 'silent' })

/** The log of apps whose test expects no line: vitest prints each with the test that has caused it. */
// oxlint-disable-next-line no-console -- vitest says whose it is
export const printingLog = { write: (line: string) => console.error(line.trimEnd()) }

/** Creates a log destination that collects the lines instead of printing them. */
export function collectLog() {
  const lines: string[] = []
  return {
    write: (line: string) => void lines.push(line),
    clear: () => void lines.splice(0),
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as LogEntry),
  }
}
