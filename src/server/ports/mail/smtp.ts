import nodemailer from 'nodemailer'
import { PermanentMailError, SEND_MS, type Mail } from './mail.ts'
import { messageOf } from './message.ts'

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * Returns whether a connection must be encrypted before anything is sent: always, except to this machine and with `?starttls=optional`. An
 * `smtps:` connection is encrypted from its start.
 */
function requiresTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return !LOOPBACK.test(hostname) && searchParams.get('starttls') !== 'optional'
}

/** Sends emails to an SMTP server over at most three connections, which stay open while there are emails to send. */
export function smtpMail(url: string, from: string): Mail {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: 3,
    idleTimeout: 30_000,
    // An email may have been delivered although its connection broke. The job decides whether to retry, not the pool.
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
        throw isPermanent(error) ? new PermanentMailError(error.message, { cause: error }) : error
      }
    },
    close: async () => transport.close({ force: true }),
  }
}

/**
 * Returns whether the recipient or the content was refused, by the server or as none by Nodemailer. A refused password or sender is for the
 * operator to fix; the email waits.
 */
function isPermanent(error: unknown): error is Error {
  // Nodemailer rejects with errors, to which it adds these.
  const { permanent, command, code, message } = error as Error & { permanent?: boolean; command?: string; code?: string }
  if (code === 'EENVELOPE' && command === 'API') return !message.startsWith('Invalid sender')
  return permanent === true && code !== 'EAUTH' && (command === 'RCPT TO' || command === 'DATA')
}
