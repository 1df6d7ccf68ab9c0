import nodemailer from 'nodemailer'
import { RefusedForGood, SEND_MS, type Mail } from './mail.ts'
import { messageOf } from './message.ts'

/** Hands emails to an SMTP server over a few connections that stay open while there is something to send. */
export function smtpMail(url: string, from: string): Mail {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    idleTimeout: 30_000,
    // A connection that breaks may have delivered: whether to try again is for the job to say, not for the pool.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SEND_MS,
    dnsTimeout: 10_000,
    socketCloseTimeout: 500,
  })
  return {
    async send(email) {
      try {
        await transport.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(SEND_MS) })
      } catch (error) {
        throw isForGood(error) ? new RefusedForGood((error as Error).message, { cause: error }) : error
      }
    },
    close: async () => transport.close({ force: true }),
  }
}

/** Refused for its receiver or its content. A refused password or sender is for the operator to mend: the email waits. */
function isForGood(error: unknown): boolean {
  const { permanent, command, code } = error as { permanent?: boolean; command?: string; code?: string }
  return permanent === true && code !== 'EAUTH' && (command === 'RCPT TO' || command === 'DATA')
}
