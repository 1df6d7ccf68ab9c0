import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the server handles one email: accepts it, at once or later, rejects it with a code, or drops the connection after receiving it. */
export type Behaviour =
  | 'take'
  | { takeAfter: Promise<void> }
  | 'drop before the answer'
  | 'drop after the answer'
  | { refuse: number; at: 'receiver' | 'content' | 'sender' }

/** A real SMTP server in this process. */
export type MailServer = {
  url: string
  /** The accepted emails, in order. */
  emails: Email[]
  /** How many times the content of an email was received, accepted or not. */
  offers: number
  /** The behaviour for each of the next emails; afterwards every email is accepted. */
  behaviours: Behaviour[]
  close(): Promise<void>
}

/** Opens the server; `port` 0 is any free one. With STARTTLS its certificate is self-signed. */
export async function createMailServer(port = 0, { hasStartTls = false } = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const rejectionAt = (at: string) => {
    const [behaviour] = mailServer.behaviours
    if (typeof behaviour !== 'object' || !('at' in behaviour) || behaviour.at !== at) return null
    mailServer.behaviours.shift()
    return Object.assign(new Error('Not here'), { responseCode: behaviour.refuse })
  }
  const server = new SMTPServer({
    disabledCommands: hasStartTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => done(rejectionAt('sender')),
    onRcptTo: (_address, _session, done) => done(rejectionAt('receiver')),
    // Of a connection that breaks meanwhile there is nobody to tell.
    onData: (stream, _session, done) => void receive(stream, done).catch(done),
  })
  async function receive(stream: Readable, done: (error?: Error | null, message?: string) => void) {
    const email = await PostalMime.parse(await buffer(stream))
    mailServer.offers++
    const rejection = rejectionAt('content')
    if (rejection) return done(rejection)
    const behaviour = mailServer.behaviours.shift() ?? 'take'
    if (behaviour === 'drop before the answer') return dropAll()
    if (typeof behaviour === 'object' && 'takeAfter' in behaviour) await behaviour.takeAfter
    mailServer.emails.push(email)
    done(null, 'Taken')
    if (behaviour === 'drop after the answer') setImmediate(dropAll)
  }
  const dropAll = () => sockets.forEach((socket) => socket.destroy())
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails: [],
    offers: 0,
    behaviours: [],
    close: () => {
      dropAll()
      return new Promise((resolve) => server.close(resolve))
    },
  }
  return mailServer
}
