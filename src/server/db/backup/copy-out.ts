import type pg from 'pg'

/**
 * Receives what `COPY … TO STDOUT` sends, as a query of the driver. Packages that do this never tell the driver that they have ended, so
 * that its timeout strikes later.
 */
class CopyOut {
  /** Called by the driver's rule for queries; the driver wraps it to end its timeout. */
  callback: (error: Error | null) => void
  readonly rows: Buffer[] = []
  readonly #text: string
  #error: Error | null = null

  constructor(text: string, callback: (error: Error | null) => void) {
    this.#text = text
    this.callback = callback
  }
  submit(connection: pg.Connection) {
    connection.query(this.#text)
  }
  /** The driver's buffer is used again for what comes next. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    this.rows.push(Buffer.from(chunk))
  }
  handleError(error: Error) {
    this.#error = error
    this.callback(error)
  }
  handleReadyForQuery() {
    if (!this.#error) this.callback(null)
  }
  handleCommandComplete() {}
  handleRowDescription() {}
  handleDataRow() {}
  handlePortalSuspended() {}
  handleEmptyQuery() {}
}

/** Returns what a query selects as rows of COPY's text format, all in memory. */
export const copyOut = (client: pg.Client, query: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const copy: CopyOut = new CopyOut(`copy (${query}) to stdout`, (error) => (error ? reject(error) : resolve(Buffer.concat(copy.rows))))
    client.query(copy)
  })
